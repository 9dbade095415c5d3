/* How the page keeps up with the table: the server says what is different, and it is put in its place. No rule of the game
   is known here; a test compares what comes of it with a fresh view after every message. */

/** Change a view by what a message says is different. */
export function follow(view, { table, discards, wall, own }) {
  Object.assign(view, table);
  if (discards.length) view.discards.splice(discards[0], Infinity, ...discards.slice(1));
  if (wall === null) view.wall = [];
  else for (const [side, place, ...stack] of wall) (view.wall[side] ??= [])[place] = stack;
  view.own = own && { ...view.own, ...own };
  view.seat = view.player === null ? null : view.players[view.player].seat;
}
