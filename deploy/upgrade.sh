#!/bin/sh
# Upgrades an installation, or goes back to the version and the data of before:
#
#   deploy/upgrade.sh v1.3.0     a tag, branch or commit of the repository that the installation is a clone of
#   deploy/upgrade.sh --back
#
# Each version has a folder of its own next to the others; LINK leads to the one that runs. The new version is installed
# and built there, its migrations are run on a copy of a fresh backup, and only then LINK is changed and the portal
# restarted. Whatever fails before that changes nothing. The same variables as the portal's: DATA_DIR, DATABASE_URL.
set -eu
umask 077

LINK=${LINK:-/srv/millwright}
BACKUPS=${BACKUPS:-/var/backups/millwright}
STOP=${STOP:-systemctl stop 'millwright@*'}
START=${START:-systemctl start 'millwright@*' --all}
INSTALL=${INSTALL:-npm ci --no-audit --no-fund && npx nx build portal}
READY=${READY:-http://127.0.0.1:3001/readyz}
: "${DATA_DIR:=/var/lib/millwright}"
export DATA_DIR

current=$(readlink -f "$LINK")
memory=$BACKUPS/before-upgrade

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }
# A command of the API of a version, without installing or building anything.
api() {
  version=$1 script=apps/api/src/commands/$2
  shift 2
  (cd "$version" && node_modules/node/bin/node --conditions=@millwright/source "$script" "$@")
}

wait_until_ready() {
  tries=0
  until curl --fail --silent --max-time 5 "$READY" >/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || return 1
    sleep 2
  done
}

back_up() {
  if [ -n "${DATABASE_URL:-}" ]; then pg_dump --format=custom --file="$1" "$DATABASE_URL"
  else api "$current" backup.ts "$1"; fi
}

put_back() {
  if [ -n "${DATABASE_URL:-}" ]; then pg_restore --clean --if-exists --no-owner --exit-on-error --dbname="$DATABASE_URL" "$1"
  else api "$2" restore.ts "$1" --force; fi
}

# Runs the migrations of a version on a copy, and reads everything.
check_on_copy() {
  copy=$(mktemp -d)
  if [ -n "${DATABASE_URL:-}" ]; then
    [ -n "${CHECK_DATABASE_URL:-}" ] || fail "Set CHECK_DATABASE_URL to an empty database: the migrations are run there first."
    pg_restore --clean --if-exists --no-owner --dbname="$CHECK_DATABASE_URL" "$2"
    (DATABASE_URL=$CHECK_DATABASE_URL DATA_DIR=$copy; export DATABASE_URL DATA_DIR; api "$1" export.ts "$copy/all.jsonl")
  else
    (DATA_DIR=$copy/data; export DATA_DIR; api "$current" restore.ts "$2" --force && api "$1" export.ts "$copy/all.jsonl")
  fi
  rm -rf "$copy"
}

mkdir -p "$BACKUPS"

if [ "${1:-}" = --back ]; then
  [ -f "$memory" ] || fail "There is no upgrade to go back from."
  previous=$(sed -n 1p "$memory")
  file=$(sed -n 2p "$memory")
  say "Going back to $previous with the data of $file. What was written since is lost."
  sh -c "$STOP"
  ln -sfn "$previous" "$LINK"
  put_back "$file" "$previous"
  sh -c "$START"
  wait_until_ready || fail "It does not answer: see its log."
  rm "$memory"
  say "Done."
  exit 0
fi

[ -n "${1:-}" ] || fail "Usage: deploy/upgrade.sh <tag, branch or commit> | --back"
git -C "$current" fetch --quiet --tags || say "The repository could not be reached; what is here is used."
commit=$(git -C "$current" rev-parse --short --verify "$1^{commit}") || fail "There is no version $1."
next=$(dirname "$current")/millwright-$commit
[ "$next" != "$current" ] || fail "Version $1 runs already."

say "1/5 Backup"
file=$BACKUPS/before-$commit-$(date -u +%Y-%m-%dT%H%M%S).backup
back_up "$file"

say "2/5 Installing and building $1 in $next"
[ -d "$next" ] || git -C "$current" worktree add --quiet --detach "$next" "$commit"
(cd "$next" && sh -c "$INSTALL")

say "3/5 Migrations on a copy"
check_on_copy "$next" "$file" || fail "Version $1 does not take this data. Nothing was changed."

say "4/5 Restart"
printf '%s\n%s\n' "$current" "$file" > "$memory"
sh -c "$STOP"
ln -sfn "$next" "$LINK"
sh -c "$START"

say "5/5 Waiting until it responds"
wait_until_ready || fail "It does not answer. Go back with: deploy/upgrade.sh --back"
say "Version $1 runs. The way back: deploy/upgrade.sh --back"
