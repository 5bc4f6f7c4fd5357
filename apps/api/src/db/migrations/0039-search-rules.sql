-- By which rules the terms of a document were made (`termRules` in terms.ts): those of other rules are found as they are
-- until the API has made them again. What is there was made by the rules that the installation names; the default is of
-- none, for versions that do not write it. That name stays: where it is missing, these delete all documents.
do $$
begin
  execute format('alter table search_document add column rules smallint not null default %s', coalesce(
    (select value::smallint from installation where name = 'search-rules'), 0));
end $$;
alter table search_document alter column rules set default 0;
