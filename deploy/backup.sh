#!/bin/sh
# One backup into the folder BACKUPS, of which the newest fourteen stay. With PostgreSQL (DATABASE_URL, or PGHOST and its
# like) a dump of the database and an archive of DATA_DIR; else one file of the embedded database and its media, also
# while the portal runs: it then writes the file itself, so its unit may write there too.
set -eu
umask 077

BACKUPS=${BACKUPS:-/var/backups/millwright}
DATA_DIR=${DATA_DIR:-/var/lib/millwright}
export DATA_DIR
now=$(date -u +%Y-%m-%dT%H%M)

if [ -n "${DATABASE_URL:-}${PGHOST:-}" ]; then
  # Under another name until it is whole: what has the ending of a backup is one.
  pg_dump --format=custom --file="$BACKUPS/new.part" ${DATABASE_URL:+"$DATABASE_URL"}
  # Without resized images, which are made again. tar ends with 1 where a file changed while it was read.
  tar -czf "$BACKUPS/new.tar.part" --exclude=./images --exclude=./lock -C "$DATA_DIR" . || [ $? -eq 1 ]
  mv "$BACKUPS/new.part" "$BACKUPS/database-$now.dump"
  mv "$BACKUPS/new.tar.part" "$BACKUPS/data-$now.tar.gz"
else
  node_modules/node/bin/node --conditions=@millwright/source apps/api/src/commands/backup.ts \
    "$BACKUPS/millwright-$now.tar.gz"
fi

for kind in 'database-*.dump' 'data-*.tar.gz' 'millwright-*.tar.gz'; do
  find "$BACKUPS" -maxdepth 1 -name "$kind" | sort -r | tail -n +15 | xargs -r rm --
done
echo "backed up $now"
