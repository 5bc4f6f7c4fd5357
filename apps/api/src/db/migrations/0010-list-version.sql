-- Changes whenever a list of articles, or of entries, does: counts that were worked out under the present version are
-- still right. Written by whoever writes the lists, one at a time.
create table list_version (
  name text primary key check (name in ('article', 'entry')),
  version uuid not null
);
insert into list_version (name, version) values ('article', gen_random_uuid()), ('entry', gen_random_uuid());

create or replace function article_counter_apply(ids integer[], sign integer) returns void language sql as $$
  update list_version set version = gen_random_uuid() where name = 'article';
  insert into article_counter as c (edition, kind, value, facet_kind, facet_value, count)
  select a.edition, a.kind, a.value, b.kind, b.value, sign * count(*)::integer
    from article_listing a join article_listing b using (article_id)
   where a.article_id = any (ids)
   group by 1, 2, 3, 4, 5
  on conflict (edition, kind, value, facet_kind, facet_value) do update set count = c.count + excluded.count
$$;

create or replace function entry_counter_apply(ids integer[], sign integer) returns void language sql as $$
  update list_version set version = gen_random_uuid() where name = 'entry';
  insert into entry_counter as c (edition, kind, facet, value, other_facet, other_value, count)
  select a.edition, a.kind, a.facet, a.value, b.facet, b.value, sign * count(*)::integer
    from entry_listing a join entry_listing b using (entry_id, edition)
   where a.entry_id = any (ids)
   group by 1, 2, 3, 4, 5, 6
  on conflict (edition, kind, facet, value, other_facet, other_value) do update set count = c.count + excluded.count
$$;

-- What an article or entry is in is read from the index alone.
drop index article_listing_article;
create index article_listing_article on article_listing (article_id, kind, value);
drop index entry_listing_entry;
create index entry_listing_entry on entry_listing (entry_id, edition, facet, value);

-- Counts by region carry its name.
create function region_renamed() returns trigger language plpgsql as $$
begin
  update list_version set version = gen_random_uuid() where name = 'entry';
  return null;
end $$;
create trigger region_renamed after update on region for each statement execute function region_renamed();
