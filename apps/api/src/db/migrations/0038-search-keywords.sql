-- What an editor wrote that something is found by next to its texts, a phrase a line.
alter table article add column search_keywords text not null default '' check (char_length(search_keywords) <= 2000);
alter table entry
  add column search_keywords_cn text not null default '' check (char_length(search_keywords_cn) <= 2000),
  add column search_keywords_en text not null default '' check (char_length(search_keywords_en) <= 2000),
  add column search_keywords_de text not null default '' check (char_length(search_keywords_de) <= 2000);

create function article_keywords_updated() returns trigger language plpgsql as $$
begin
  delete from search_document s where s.kind = 0 and s.id in (
    select n.id from old_rows o join new_rows n using (id) where o.search_keywords <> n.search_keywords);
  return null;
end $$;
create trigger article_keywords_updated after update on article
  referencing old table as old_rows new table as new_rows for each statement execute function article_keywords_updated();
