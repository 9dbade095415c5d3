#!/usr/bin/env bash
# Make the lock files again from pyproject.toml, for every supported Python and system at once.
#   tools/lock.sh             keep the versions that still fit, add what is new
#   tools/lock.sh --upgrade   take the newest version of everything
# requirements.lock is what a user gets (the extras `fast`, `terminal`, `web` and `pdf`); requirements-dev.lock adds what the checks need;
# requirements-bench.lock holds the peers that are timed beside Windroos, and what they need.
# Needs uv on the PATH; a lock holds names, versions, markers and hashes, never an address.
set -eu
cd "$(dirname "$0")/.."
compile() {
  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-header --no-emit-index-url --no-emit-find-links --no-annotate pyproject.toml "$@"
}
compile --extra fast --extra terminal --extra web --extra pdf --output-file requirements.lock "${@}"
compile --extra fast --extra terminal --extra web --extra pdf --extra dev --constraints requirements.lock --output-file requirements-dev.lock "${@}"
compile --extra bench --constraints requirements-dev.lock --output-file requirements-bench.lock "${@}"
