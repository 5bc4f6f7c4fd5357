-- What stands in many documents is counted once and kept, with a journal of what changed since, so that a search reads both
-- instead of every hit. Both are missing until the application has counted, and again after more changes than are worth reading.
alter table list_version
  -- Documents that were added or removed so far.
  add column changes bigint not null default 0,
  -- The journal holds all changes after this one; null where it holds none.
  add column journal_from bigint,
  -- When the common terms were last counted, all of them.
  add column tallied bigint;

-- A kind, a year and an industry in one number.
create function search_group(industry_id integer, month integer, kind smallint) returns bigint language sql immutable as $$
  select (coalesce(industry_id, 0)::bigint * 256 + month / 100 - 1900) * 16 + kind
$$;

create table search_tally (
  edition text not null,
  -- What a document has to hold, as the search asks for it.
  required text not null,
  -- After so many changes.
  article_changes bigint not null,
  entry_changes bigint not null,
  groups bigint[] not null,
  counts integer[] not null,
  primary key (edition, required)
);

create table search_journal (
  name text not null,
  change bigint not null,
  edition text not null,
  group_key bigint not null,
  -- 1 for a document that was added, -1 for one that was removed.
  sign smallint not null,
  terms tsvector not null
);
create index search_journal_change on search_journal (name, change);

-- With the rights of the owner, so that whoever may write documents needs none for tallies and journal.
create or replace function search_document_changed() returns trigger language plpgsql security definer set search_path from current as $$
declare
  part record;
  touched integer;
  kept record;
begin
  -- In the order in which writers take these rows.
  for part in select * from (values ('search_article', true), ('search_entry', false)) parts (name, is_article) loop
    touched := 0;
    if tg_op <> 'DELETE' then
      touched := (select count(*) from added_rows where (kind = 0) = part.is_article);
    end if;
    if tg_op <> 'INSERT' then
      touched := touched + (select count(*) from removed_rows where (kind = 0) = part.is_article);
    end if;
    continue when touched = 0;
    update list_version
       set version = gen_random_uuid(), changes = changes + touched,
           journal_from = case when changes + touched - journal_from <= 2000 then journal_from end
     where name = part.name returning changes, journal_from into kept;
    if kept.journal_from is null then
      delete from search_journal where name = part.name;
      continue;
    end if;
    if tg_op <> 'DELETE' then
      insert into search_journal (name, change, edition, group_key, sign, terms)
        select part.name, kept.changes, edition, search_group(industry_id, month, kind), 1, terms from added_rows where (kind = 0) = part.is_article;
    end if;
    if tg_op <> 'INSERT' then
      insert into search_journal (name, change, edition, group_key, sign, terms)
        select part.name, kept.changes, edition, search_group(industry_id, month, kind), -1, terms from removed_rows where (kind = 0) = part.is_article;
    end if;
  end loop;
  return null;
end $$;
drop trigger search_document_inserted on search_document;
create trigger search_document_inserted after insert on search_document
  referencing new table as added_rows for each statement execute function search_document_changed();
drop trigger search_document_updated on search_document;
create trigger search_document_updated after update on search_document
  referencing old table as removed_rows new table as added_rows for each statement execute function search_document_changed();
drop trigger search_document_deleted on search_document;
create trigger search_document_deleted after delete on search_document
  referencing old table as removed_rows for each statement execute function search_document_changed();

create or replace function search_document_emptied() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update list_version set version = gen_random_uuid(), changes = changes + 1, journal_from = null where name in ('search_article', 'search_entry');
  delete from search_journal;
  return null;
end $$;
