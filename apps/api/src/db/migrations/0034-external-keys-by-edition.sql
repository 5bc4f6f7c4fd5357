-- One file may be imported into both editions: each then has a row of its own under the same key. What is of both editions
-- at once, such as an entry, has none.
alter table external_key add column edition text not null default '' check (edition in ('', 'cn', 'en'));
update external_key k
  set edition = f.edition
  from (
    select 'article' as entity, id, edition from article
    union all select 'keyword', id, edition from keyword
    union all select 'blogroll', id, edition from blogroll
    union all select 'banner', id, edition from banner) f
  where f.entity = k.entity and f.id = k.id;
-- Of rows that are gone, so that the next import adds them again, as it did before.
delete from external_key where entity in ('article', 'keyword', 'blogroll', 'banner') and edition = '';
alter table external_key drop constraint external_key_pkey;
alter table external_key add primary key (source, key, edition);
