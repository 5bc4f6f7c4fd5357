-- What is searched has versions too, so that the result of a search is worked out once for each. Articles and entries have
-- one each: whoever writes both takes them in the order in which the lists are taken.
alter table list_version drop constraint list_version_name_check;
alter table list_version add constraint list_version_name_check check (name in ('article', 'entry', 'search_article', 'search_entry'));
insert into list_version (name, version) values ('search_article', gen_random_uuid()), ('search_entry', gen_random_uuid());

create function search_document_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows where kind = 0) then
    update list_version set version = gen_random_uuid() where name = 'search_article';
  end if;
  if exists (select from changed_rows where kind > 0) then
    update list_version set version = gen_random_uuid() where name = 'search_entry';
  end if;
  return null;
end $$;
create trigger search_document_inserted after insert on search_document
  referencing new table as changed_rows for each statement execute function search_document_changed();
create trigger search_document_updated after update on search_document
  referencing new table as changed_rows for each statement execute function search_document_changed();
create trigger search_document_deleted after delete on search_document
  referencing old table as changed_rows for each statement execute function search_document_changed();

create function search_document_emptied() returns trigger language plpgsql as $$
begin
  update list_version set version = gen_random_uuid() where name in ('search_article', 'search_entry');
  return null;
end $$;
create trigger search_document_emptied after truncate on search_document
  for each statement execute function search_document_emptied();
