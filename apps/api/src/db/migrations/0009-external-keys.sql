-- What imported content is called where it comes from, so that importing it again changes it and does not double it.
create table external_key (
  source text not null check (source <> ''),
  key text not null check (key <> ''),
  entity text not null,
  id integer not null,
  -- Hash of the record that was imported last: where it is the same again, what editors changed here stays.
  checksum text not null,
  primary key (source, key)
);
