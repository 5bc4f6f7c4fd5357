-- A site may have a third edition. What has a text for each edition gets one for the third: a name that is missing there
-- is shown in English. Entries are in it where they have a title for it.
alter table industry_group add column name_de text not null default '' check (char_length(name_de) <= 200);
alter table industry add column name_de text not null default '' check (char_length(name_de) <= 200);
alter table region add column name_de text not null default '' check (char_length(name_de) <= 200);
alter table tag add column name_de text not null default '' check (char_length(name_de) <= 200);
alter table entry
  add column title_de text check (title_de <> '' and char_length(title_de) <= 500),
  add column brief_de text not null default '' check (char_length(brief_de) <= 5000),
  drop constraint entry_check,
  add constraint entry_title check (num_nonnulls(title_cn, title_en, title_de) > 0),
  drop constraint entry_lang_check,
  add constraint entry_lang_check check (lang in ('cn', 'en', 'de'));
alter table entry_contact
  add column person_de text not null default '' check (char_length(person_de) <= 500),
  add column address_de text not null default '' check (char_length(address_de) <= 1000);

alter table site_setting drop constraint site_setting_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table keyword drop constraint keyword_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table blogroll drop constraint blogroll_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table banner drop constraint banner_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table article drop constraint article_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table page_view drop constraint page_view_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table page drop constraint page_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table member drop constraint member_language_check, add check (language in ('cn', 'en', 'de'));
alter table member_post drop constraint member_post_edition_check, add check (edition in ('cn', 'en', 'de'));
alter table external_key drop constraint external_key_edition_check, add check (edition in ('', 'cn', 'en', 'de'));

-- An article names one of its counterparts. What names the same one, or this one, is found from the other side.
create index article_counterpart on article (counterpart_id) where counterpart_id is not null;

create index search_document_terms_de on search_document using gin (terms) with (fastupdate = off) where edition = 'de';
create index search_document_head_de on search_document using gin (head, (array[kind])) with (fastupdate = off) where edition = 'de';

create or replace function entry_listing_add(ids integer[]) returns void language plpgsql as $$
begin
  insert into entry_listing (edition, kind, facet, value, published_at, entry_id)
  select t.edition, e.kind, l.facet, l.value, e.published_at, e.id
    from entry e
    left join industry i on i.id = e.industry_id
    cross join lateral (select e.published_at at time zone 'UTC' + interval '8 hours' as local) d
    cross join lateral (values ('cn', e.title_cn), ('en', e.title_en), ('de', e.title_de)) t (edition, title)
    cross join lateral (
      select 0::smallint, 0
      union select 1::smallint, i.id where i.id is not null
      union select 1::smallint, i.parent_id where i.parent_id is not null
      union select 2::smallint, g from unnest(e.tag_ids) g where g is not null
      union select 3::smallint, extract(year from d.local)::integer
      union select 4::smallint, e.owner_id where e.owner_id is not null
      union select 5::smallint, case e.lang when 'cn' then 1 when 'en' then 2 else 3 end where e.lang is not null
      union select 6::smallint, case e.side when 'supply' then 1 else 2 end where e.side is not null
      union select 7::smallint, e.region_id where e.region_id is not null
      union select 8::smallint, 1 where e.featured
      union select 9::smallint, (extract(year from d.local) * 100 + extract(month from d.local))::integer
    ) l (facet, value)
   where e.id = any (ids) and e.published and t.title is not null;
  perform entry_counter_apply(ids, 1);
end $$;

create or replace function entry_updated() returns trigger language plpgsql as $$
declare
  renamed integer[] := array(
    select o.id from old_rows o join new_rows n using (id)
     where (o.title_cn, o.title_en, o.title_de) is distinct from (n.title_cn, n.title_en, n.title_de));
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

create or replace function tag_renamed() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select o.id from old_rows o join new_rows n using (id)
     where (o.name_cn, o.name_en, o.name_de) is distinct from (n.name_cn, n.name_en, n.name_de));
begin
  if cardinality(ids) > 0 then
    delete from search_document where tag_ids && ids;
  end if;
  return null;
end $$;

create or replace function industry_renamed() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select o.id from old_rows o join new_rows n using (id)
     where (o.name_cn, o.name_en, o.name_de, o.parent_id)
           is distinct from (n.name_cn, n.name_en, n.name_de, n.parent_id));
begin
  if cardinality(ids) > 0 then
    delete from search_document where industry_id in (select i.id from industry i where i.id = any (ids) or i.parent_id = any (ids));
  end if;
  return null;
end $$;
