"""A tournament from registration to the ranking list, folded from events that hold ids and no names.

`deciding` says what a request comes to, `showing` what there is to see; a program keeps events, and names apart. Each
noun has its events, its part of the state with what an event makes of it, its requests, and what these come to.
"""
