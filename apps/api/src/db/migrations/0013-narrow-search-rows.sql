-- A search counts what it finds by facts of the rows, so the terms must not stand among them. A value is kept out of its row
-- only where the row is longer than two kilobytes, whatever toast_tuple_target says, and most are not: those of a common
-- term were spread over five times as many pages. Every row is longer than that with a filling of spaces, which is packed to
-- thirty bytes and stays; terms and head then go. Written anew with the filling, or it would be of the size that it had.
alter table search_document set (toast_tuple_target = 256);
alter table search_document
  add column filling text not null default repeat(' ', 2100),
  alter column terms type tsvector using terms || ''::tsvector;
