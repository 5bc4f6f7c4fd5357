-- Lists and counters of articles. A list is (kind, value): 0 all, 1 industry (a parent holds its children's articles),
-- 2 tag, 3 type, 4 year, 5 month. Years and months are those of Asia/Shanghai, which is UTC+8 the year round.
create table article_listing (
  edition text not null,
  kind smallint not null,
  value integer not null,
  published_at timestamptz not null,
  article_id integer not null,
  primary key (edition, kind, value, published_at, article_id)
);
create index article_listing_article on article_listing (article_id);

create table article_counter (
  edition text not null,
  kind smallint not null,
  value integer not null,
  facet_kind smallint not null,
  facet_value integer not null,
  count integer not null,
  primary key (edition, kind, value, facet_kind, facet_value)
);

create function article_type_number(type text) returns integer language sql immutable as $$
  select case type when 'Editorpick' then 1 when 'latest' then 2 when 'oversea' then 3 when 'newswire' then 4 end
$$;

-- Adds `sign` (1 or -1; a counter may come down to 0 and stay) for every pair of lists that the given articles are in together, as the listing has them now.
create function article_counter_apply(ids integer[], sign integer) returns void language sql as $$
  insert into article_counter as c (edition, kind, value, facet_kind, facet_value, count)
  select a.edition, a.kind, a.value, b.kind, b.value, sign * count(*)::integer
    from article_listing a join article_listing b using (article_id)
   where a.article_id = any (ids)
   group by 1, 2, 3, 4, 5
  on conflict (edition, kind, value, facet_kind, facet_value) do update set count = c.count + excluded.count
$$;

create function article_listing_remove(ids integer[]) returns void language plpgsql as $$
begin
  perform article_counter_apply(ids, -1);
  delete from article_listing where article_id = any (ids);
end $$;

create function article_listing_add(ids integer[]) returns void language plpgsql as $$
begin
  insert into article_listing (edition, kind, value, published_at, article_id)
  select a.edition, l.kind, l.value, a.published_at, a.id
    from article a
    left join industry i on i.id = a.industry_id
    cross join lateral (select a.published_at at time zone 'UTC' + interval '8 hours' as local) d
    cross join lateral (
      select 0::smallint, 0
      union select 1::smallint, i.id where i.id is not null
      union select 1::smallint, i.parent_id where i.parent_id is not null
      union select 2::smallint, t from unnest(a.tag_ids) t where t is not null
      union select 3::smallint, article_type_number(t) from unnest(a.types) t where article_type_number(t) is not null
      union select 4::smallint, extract(year from d.local)::integer
      union select 5::smallint, (extract(year from d.local) * 100 + extract(month from d.local))::integer
    ) l (kind, value)
   where a.id = any (ids) and a.published;
  perform article_counter_apply(ids, 1);
end $$;

-- One writer of articles at a time, from before it takes its first row: two that take the same rows or counters in
-- another order would deadlock.
create function article_listing_lock() returns void language sql as $$ select pg_advisory_xact_lock(710201) $$;

create function article_writing() returns trigger language plpgsql as $$
begin
  perform article_listing_lock();
  return null;
end $$;

create function article_inserted() returns trigger language plpgsql as $$
begin
  perform article_listing_add(array(select id from new_rows));
  perform pg_notify('content', 'article');
  return null;
end $$;

create function article_deleted() returns trigger language plpgsql as $$
begin
  perform article_listing_remove(array(select id from old_rows));
  perform pg_notify('content', 'article');
  return null;
end $$;

create function article_updated() returns trigger language plpgsql as $$
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
  -- Without its row an article's search terms are made again.
  delete from article_search s using old_rows o left join new_rows n using (id)
   where s.article_id = o.id
     and (o.edition, o.published, o.published_at, o.title, o.brief)
         is distinct from (n.edition, n.published, n.published_at, n.title, n.brief);
  perform pg_notify('content', 'article');
  return null;
end $$;

-- HTML that the application makes anew from the same source is no change.
create function article_body_updated() returns trigger language plpgsql as $$
begin
  if exists (select 1 from old_rows o join new_rows n using (article_id) where o.source <> n.source) then
    perform pg_notify('content', 'article_body');
  end if;
  delete from article_search s using old_rows o, new_rows n
   where s.article_id = o.article_id and n.article_id = o.article_id and o.source <> n.source;
  return null;
end $$;

create function industry_updated() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select a.id from article a join new_rows n on n.id = a.industry_id join old_rows o on o.id = n.id
     where o.parent_id is distinct from n.parent_id);
begin
  if cardinality(ids) > 0 then
    perform article_listing_lock();
    perform article_listing_remove(ids);
    perform article_listing_add(ids);
  end if;
  return null;
end $$;

create trigger article_writing before insert or update or delete on article
  for each statement execute function article_writing();
create trigger article_inserted after insert on article
  referencing new table as new_rows for each statement execute function article_inserted();
create trigger article_deleted after delete on article
  referencing old table as old_rows for each statement execute function article_deleted();
create trigger article_updated after update on article
  referencing old table as old_rows new table as new_rows for each statement execute function article_updated();
create trigger article_body_updated after update on article_body
  referencing old table as old_rows new table as new_rows for each statement execute function article_body_updated();
create trigger industry_updated after update on industry
  referencing old table as old_rows new table as new_rows for each statement execute function industry_updated();

-- Whatever else pages show announces its changes too, so that a back office that writes here directly is seen.
create function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end $$;

create trigger content_changed after insert or delete on article_body for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on industry for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on industry_group for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on tag for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on site_setting for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on keyword for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on blogroll for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on banner for each statement execute function content_changed();
