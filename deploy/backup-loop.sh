#!/bin/sh
# Backs up the database and the data folder once a day into /backups; the newest fourteen of each stay.
set -eu
umask 077
while :; do
  now=$(date -u +%Y-%m-%dT%H%M)
  # Under another name until it is whole: what has the ending of a backup is one.
  if pg_dump --format=custom --file=/backups/new.part millwright && tar -czf /backups/new.tar.part -C /data .; then
    mv /backups/new.part "/backups/database-$now.dump"
    mv /backups/new.tar.part "/backups/data-$now.tar.gz"
    echo "backed up $now"
  else
    echo "the backup of $now failed" >&2
    sleep 600
    continue
  fi
  for kind in 'database-*.dump' 'data-*.tar.gz'; do
    # shellcheck disable=SC2086,SC2012 # the names are of this script
    ls -1t /backups/$kind | tail -n +15 | xargs -r rm --
  done
  sleep 86400
done
