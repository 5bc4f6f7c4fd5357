#!/bin/sh
# Upgrades an installation, or goes back to the version and the data of before:
#
#   deploy/upgrade.sh v1.3.0     a tag, branch or commit of the repository that the installation is a clone of
#   deploy/upgrade.sh --back
#
# Each version has a folder of its own next to the others; LINK leads to the one that runs. The new version is installed
# and built there, its migrations are run on a copy of a fresh backup, and only then LINK is changed and the portal
# restarted. Whatever fails before that changes nothing. DATA_DIR, DATABASE_URL and CHECK_DATABASE_URL are those of
# SETTINGS, unless the environment has them. Started by root, it does all but LINK and the restart as RUN_AS.
set -eu
umask 022

LINK=${LINK:-/srv/millwright}
BACKUPS=${BACKUPS:-/var/backups/millwright}
SETTINGS=${SETTINGS:-/etc/millwright.env}
RUN_AS=${RUN_AS:-millwright}
STOP=${STOP:-systemctl stop 'millwright@*'}
START=${START:-systemctl start 'millwright@*' --all}
INSTALL=${INSTALL:-npm ci --no-audit --no-fund && npx nx build portal}
READY=${READY:-http://127.0.0.1:3001/readyz}

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }
# A line of SETTINGS, which is no shell script: systemd takes values with spaces as they are.
setting() { sed -n "s/^$1=//p" "$SETTINGS" 2>/dev/null | tail -n 1 | sed 's/^"\(.*\)"$/\1/'; }

DATABASE_URL=${DATABASE_URL:-$(setting DATABASE_URL)}
CHECK_DATABASE_URL=${CHECK_DATABASE_URL:-$(setting CHECK_DATABASE_URL)}
DATA_DIR=${DATA_DIR:-$(setting DATA_DIR)}
: "${DATA_DIR:=/var/lib/millwright}"
export DATABASE_URL DATA_DIR

[ -L "$LINK" ] || fail "$LINK is no link to the folder of a version: docs/operations.md says how to make it one."
current=$(readlink -f "$LINK")
memory=$BACKUPS/before-upgrade

# Runs a command as the user of the service: what it writes, the portal can read.
if [ "$(id -u)" -eq 0 ]; then
  owner=$(stat -c %U "$current")
  [ "$owner" = "$RUN_AS" ] || fail "$current belongs to $owner, not to $RUN_AS: chown -R $RUN_AS $current"
  home=$(runuser -u "$RUN_AS" -- mktemp -d)
  trap 'rm -rf "$home"' EXIT
  as_service() { runuser -u "$RUN_AS" -- env HOME="$home" "$@"; }
  own_folder() { install -d -o "$RUN_AS" -m "$1" "$2"; }
else
  as_service() { "$@"; }
  own_folder() { install -d -m "$1" "$2"; }
fi

# A command of the API of a version, without installing or building anything.
api() {
  version=$1 script=apps/api/src/commands/$2
  shift 2
  (cd "$version" && as_service node_modules/node/bin/node --conditions=@millwright/source "$script" "$@")
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
  if [ -n "$DATABASE_URL" ]; then (umask 077 && as_service pg_dump --format=custom --file="$1" "$DATABASE_URL")
  else api "$current" backup.ts "$1"; fi
}

# Gives a database what a dump has in place of all that it has, as a whole or not at all: tables of which the dump knows
# nothing, because a newer version made them, must go, too.
restore_into() {
  statements=$(as_service mktemp) result=0
  as_service pg_restore --no-owner --file="$statements" "$2" &&
    as_service psql --quiet --no-psqlrc --output=/dev/null --set=ON_ERROR_STOP=1 --single-transaction \
      --command='set client_min_messages = warning' --command='drop schema if exists public cascade' \
      --command='create schema public' --command='grant usage on schema public to public' \
      --file="$statements" --dbname="$1" || result=1
  rm -f "$statements"
  return $result
}

put_back() {
  if [ -n "$DATABASE_URL" ]; then restore_into "$DATABASE_URL" "$1"
  else api "$2" restore.ts "$1" --force; fi
}

# Runs the migrations of a version on a copy, and reads everything. Its status is that of the trial, not of the clearing.
check_on_copy() {
  copy=$(as_service mktemp -d) status=0
  if [ -n "$DATABASE_URL" ]; then
    [ -n "$CHECK_DATABASE_URL" ] ||
      fail "Set CHECK_DATABASE_URL to a database for this alone: the migrations are run there first."
    [ "$CHECK_DATABASE_URL" != "$DATABASE_URL" ] || fail "CHECK_DATABASE_URL must be another database: it is emptied."
    (
      restore_into "$CHECK_DATABASE_URL" "$2" || exit 1
      DATABASE_URL=$CHECK_DATABASE_URL DATA_DIR=$copy
      api "$1" export.ts "$copy/all.jsonl"
    ) || status=1
  else
    (DATA_DIR=$copy/data; api "$current" restore.ts "$2" --force && api "$1" export.ts "$copy/all.jsonl") || status=1
  fi
  rm -rf "$copy"
  return $status
}

own_folder 700 "$BACKUPS"

if [ "${1:-}" = --back ]; then
  [ -f "$memory" ] || fail "There is no upgrade to go back from."
  previous=$(sed -n 1p "$memory")
  file=$(sed -n 2p "$memory")
  say "Going back to $previous with the data of $file. What was written since is lost."
  sh -c "$STOP"
  put_back "$file" "$previous" || fail "The data of $file could not be put back, so that nothing of it was. The portal is stopped."
  ln -sfn "$previous" "$LINK"
  sh -c "$START"
  wait_until_ready || fail "It does not answer: see its log."
  rm "$memory"
  say "Done."
  exit 0
fi

[ -n "${1:-}" ] || fail "Usage: deploy/upgrade.sh <tag, branch or commit> | --back"
as_service git -C "$current" fetch --quiet --tags || say "The repository could not be reached; what is here is used."
commit=$(as_service git -C "$current" rev-parse --short --verify "$1^{commit}") || fail "There is no version $1."
next=$(dirname "$current")/millwright-$commit
[ "$next" != "$current" ] || fail "Version $1 runs already."

say "1/5 Backup"
file=$BACKUPS/before-$commit-$(date -u +%Y-%m-%dT%H%M%S).backup
back_up "$file"

say "2/5 Installing and building $1 in $next"
if [ ! -e "$next/package.json" ]; then
  own_folder 755 "$next"
  as_service git -C "$current" worktree add --quiet --detach "$next" "$commit"
fi
(cd "$next" && as_service sh -c "$INSTALL")

say "3/5 Migrations on a copy"
check_on_copy "$next" "$file" || fail "Version $1 does not take this data. Nothing was changed."

say "4/5 Restart"
printf '%s\n%s\n' "$current" "$file" | as_service tee "$memory" >/dev/null
sh -c "$STOP"
ln -sfn "$next" "$LINK"
sh -c "$START"

say "5/5 Waiting until it responds"
wait_until_ready || fail "It does not answer. Go back with: deploy/upgrade.sh --back"
say "Version $1 runs. The way back: deploy/upgrade.sh --back"
