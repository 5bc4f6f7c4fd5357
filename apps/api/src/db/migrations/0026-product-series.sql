-- The models of a maker's series are found in one place: a document of kind 1 that holds the terms of all of them. Each
-- model has a document of kind 8 besides, which lists of products are searched by, and which says what of the series suits
-- a keyword best. `series` is the product that the place is of, in both.
alter table search_document add column series integer;
create index search_document_series on search_document (series, edition) where series is not null;

-- What a series is recognised by: its titles without their numbers. It is what `seriesOf` in series.ts asks for.
create function series_name(title text) returns text language sql immutable as $$
  select case when title ~ '[0-9]' then regexp_replace(title, '[0-9]+', '', 'g') end
$$;

-- A series is made again as a whole: where one of its documents goes, so do the others.
create function search_series_removed() returns trigger language plpgsql as $$
begin
  if exists (select from removed_rows where series is not null) then
    delete from search_document s using (select distinct series, edition from removed_rows where series is not null) r
      where s.series = r.series and s.edition = r.edition;
  end if;
  return null;
end $$;
create trigger search_series_removed after delete on search_document
  referencing old table as removed_rows for each statement execute function search_series_removed();

-- The other triggers of entries remove documents of kind 1. A supplier is found by what it offers, too.
create function entry_models_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_document s using old_rows o where o.kind = 'product' and s.kind = 8 and s.id = o.id;
    delete from search_document s using old_rows o where o.kind = 'product' and s.kind = 2 and s.id = o.owner_id;
  end if;
  if tg_op <> 'DELETE' then
    delete from search_document s using new_rows n where n.kind = 'product' and s.kind = 2 and s.id = n.owner_id;
  end if;
  return null;
end $$;
create trigger entry_models_inserted after insert on entry
  referencing new table as new_rows for each statement execute function entry_models_changed();
create trigger entry_models_updated after update on entry
  referencing old table as old_rows new table as new_rows for each statement execute function entry_models_changed();
create trigger entry_models_deleted after delete on entry
  referencing old table as old_rows for each statement execute function entry_models_changed();
