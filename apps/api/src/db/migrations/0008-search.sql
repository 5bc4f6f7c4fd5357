-- What is searched: one row for each published article, and for each entry and edition that it is in. The application
-- makes the terms; triggers remove rows whose source has changed, so that a missing row means that it has to be made.
drop table article_search;

create table search_document (
  edition text not null,
  -- 0 news, 1 products, 2 suppliers, 3 magazine issues, 4 videos, 5 trade shows, 6 white papers, 7 posts
  kind smallint not null,
  id integer not null,
  published_at timestamptz not null,
  industry_id integer,
  -- Year * 100 + month in Asia/Shanghai.
  month integer not null,
  -- Article types, one bit each.
  types smallint not null default 0,
  tag_ids integer[] not null default '{}',
  head tsvector not null,
  terms tsvector not null,
  primary key (kind, id, edition)
);
-- Counting must not touch the terms, so they are kept out of the rows.
alter table search_document alter column head set storage external;
alter table search_document alter column terms set storage external;
alter table search_document set (toast_tuple_target = 128);
-- The planner takes the index for every term: it does not know that reading the rows instead fetches all terms.
alter table search_document alter column head set statistics 0;
alter table search_document alter column terms set statistics 0;
create index search_document_terms on search_document using gin (terms) with (fastupdate = off);
create index search_document_head on search_document using gin (head) with (fastupdate = off);
create index search_document_fresh on search_document (edition, kind, published_at desc, id desc);

create function search_kind(kind text) returns smallint language sql immutable as $$
  select case kind when 'product' then 1 when 'supplier' then 2 when 'issue' then 3 when 'video' then 4 when 'show' then 5
                   when 'paper' then 6 when 'post' then 7 end::smallint
$$;

create or replace function article_deleted() returns trigger language plpgsql as $$
begin
  perform article_listing_remove(array(select id from old_rows));
  delete from search_document where kind = 0 and id in (select id from old_rows);
  perform pg_notify('content', 'article');
  return null;
end $$;

create or replace function article_updated() returns trigger language plpgsql as $$
declare
  left_ids integer[] := array(
    select o.id from old_rows o left join new_rows n using (id)
     where (o.edition, o.industry_id, o.types, o.tag_ids, o.published, o.published_at)
           is distinct from (n.edition, n.industry_id, n.types, n.tag_ids, n.published, n.published_at));
  joined_ids integer[] := array(
    select n.id from new_rows n left join old_rows o using (id)
     where (o.edition, o.industry_id, o.types, o.tag_ids, o.published, o.published_at)
           is distinct from (n.edition, n.industry_id, n.types, n.tag_ids, n.published, n.published_at));
begin
  if cardinality(left_ids) > 0 or cardinality(joined_ids) > 0 then
    perform article_listing_remove(left_ids);
    perform article_listing_add(joined_ids);
  end if;
  delete from search_document s where s.kind = 0 and s.id in (
    select o.id from old_rows o left join new_rows n using (id)
     where (o.edition, o.industry_id, o.types, o.tag_ids, o.published, o.published_at, o.title, o.brief)
           is distinct from (n.edition, n.industry_id, n.types, n.tag_ids, n.published, n.published_at, n.title, n.brief));
  perform pg_notify('content', 'article');
  return null;
end $$;

create or replace function article_body_updated() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select n.article_id from old_rows o join new_rows n using (article_id) where o.source <> n.source);
begin
  -- HTML that the application makes anew from the same source is no change.
  if cardinality(ids) > 0 then
    delete from search_document where kind = 0 and id = any (ids);
    perform pg_notify('content', 'article_body');
  end if;
  return null;
end $$;

create or replace function entry_deleted() returns trigger language plpgsql as $$
begin
  perform entry_listing_remove(array(select id from old_rows));
  delete from search_document s using old_rows o where s.kind = search_kind(o.kind) and s.id = o.id;
  perform pg_notify('content', 'entry');
  return null;
end $$;

create or replace function entry_updated() returns trigger language plpgsql as $$
declare
  renamed integer[] := array(
    select o.id from old_rows o join new_rows n using (id)
     where (o.title_cn, o.title_en) is distinct from (n.title_cn, n.title_en));
begin
  perform entry_listing_remove(array(select id from old_rows));
  perform entry_listing_add(array(select id from new_rows));
  delete from search_document s using old_rows o where s.kind = search_kind(o.kind) and s.id = o.id;
  -- Products and videos are found by the name of their supplier, issues by that of their magazine.
  delete from search_document s using entry e
   where e.owner_id = any (renamed) and s.kind = search_kind(e.kind) and s.id = e.id;
  perform pg_notify('content', 'entry');
  return null;
end $$;

-- Everything is found by the names of its tags and of its industry too.
create function tag_renamed() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select o.id from old_rows o join new_rows n using (id) where (o.name_cn, o.name_en) is distinct from (n.name_cn, n.name_en));
begin
  if cardinality(ids) > 0 then
    delete from search_document where tag_ids && ids;
  end if;
  return null;
end $$;
create trigger tag_renamed after update on tag
  referencing old table as old_rows new table as new_rows for each statement execute function tag_renamed();

create function industry_renamed() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select o.id from old_rows o join new_rows n using (id)
     where (o.name_cn, o.name_en, o.parent_id) is distinct from (n.name_cn, n.name_en, n.parent_id));
begin
  if cardinality(ids) > 0 then
    delete from search_document where industry_id in (select i.id from industry i where i.id = any (ids) or i.parent_id = any (ids));
  end if;
  return null;
end $$;
create trigger industry_renamed after update on industry
  referencing old table as old_rows new table as new_rows for each statement execute function industry_renamed();
