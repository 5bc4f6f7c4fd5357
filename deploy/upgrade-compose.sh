#!/bin/sh
# Upgrades an installation of compose.yaml, or goes back to the version and the data of before. In the clone that it was
# started from:
#
#   deploy/upgrade-compose.sh v1.3.0     a tag, branch or commit of the repository
#   deploy/upgrade-compose.sh --back
#
# The new version is built from a folder of its own, its migrations are run on a copy of the database, and only then its
# files and its image take their places. Whatever fails before that changes nothing. Imported media are not copied: no
# version changes them.
set -eu
cd "$(dirname "$0")/.."

BACKUPS=${BACKUP_DIR:-$(sed -n 's/^BACKUP_DIR=//p' .env 2>/dev/null | tail -n 1)}
: "${BACKUPS:=./backups}"
memory=$BACKUPS/before-upgrade
check=millwright_check

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }
in_database() { docker compose exec -T database "$@"; }
start() { docker compose up --detach --no-build --wait --wait-timeout 180; }

empty_database() {
  in_database dropdb --username millwright --force --if-exists "$1" && in_database createdb --username millwright "$1"
}
# Fills an empty database with a dump, as a whole or not at all.
restore_into() {
  empty_database "$1" &&
    in_database pg_restore --username millwright --no-owner --single-transaction --dbname "$1" < "$2"
}

# Runs the migrations of an image on a copy, and reads everything. Its status is that of the trial, not of the clearing.
check_on_copy() {
  status=0
  restore_into "$check" "$2" || status=1
  [ $status -ne 0 ] ||
    MILLWRIGHT_IMAGE=$1 DATABASE_NAME=$check docker compose run --rm --no-deps -T -e DATA_DIR=/tmp/check portal \
      /usr/local/bin/node --conditions=@millwright/source apps/api/src/commands/export.ts /tmp/all.jsonl || status=1
  in_database dropdb --username millwright --force --if-exists "$check" || true
  return $status
}

mkdir -p "$BACKUPS"

if [ "${1:-}" = --back ]; then
  [ -f "$memory" ] || fail "There is no upgrade to go back from."
  previous=$(sed -n 1p "$memory")
  file=$(sed -n 2p "$memory")
  say "Going back to $previous with the data of $file. What was written since is lost."
  docker compose stop portal
  git checkout --quiet --detach "$previous"
  docker image tag millwright:before millwright
  restore_into millwright "$file"
  start || fail "It does not respond: see docker compose logs portal."
  rm "$memory"
  say "Done."
  exit 0
fi

[ -n "${1:-}" ] || fail "Usage: deploy/upgrade-compose.sh <tag, branch or commit> | --back"
[ -z "$(git status --porcelain --untracked-files=no)" ] || fail "Files of the clone were changed: commit or revert them."
git fetch --quiet --tags || say "The repository could not be reached; what is here is used."
commit=$(git rev-parse --short --verify "$1^{commit}") || fail "There is no version $1."
current=$(git rev-parse --short HEAD)
[ "$commit" != "$current" ] || fail "Version $1 runs already."

say "1/5 Backup"
file=$BACKUPS/before-$commit-$(date -u +%Y-%m-%dT%H%M%S).dump
(umask 077 && in_database pg_dump --username millwright --format=custom millwright > "$file.part")
mv "$file.part" "$file"

say "2/5 Building $1"
next=$(mktemp -d)
trap 'git worktree remove --force "$next" 2>/dev/null || rm -rf "$next"' EXIT
git worktree add --quiet --detach "$next" "$commit"
docker build --tag "millwright:$commit" "$next"

say "3/5 Migrations on a copy"
check_on_copy "millwright:$commit" "$file" || fail "Version $1 does not take this data. Nothing was changed."

say "4/5 Restart"
docker image tag millwright millwright:before
printf '%s\n%s\n' "$current" "$file" > "$memory"
git checkout --quiet --detach "$commit"
docker image tag "millwright:$commit" millwright
say "5/5 Waiting until it responds"
start || fail "It does not respond. Go back with: deploy/upgrade-compose.sh --back"
say "Version $1 runs. The way back: deploy/upgrade-compose.sh --back"
