-- The same article in the other edition, by the name that everything else has for it.
alter table article rename column twin_id to counterpart_id;
