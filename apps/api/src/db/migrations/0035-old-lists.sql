-- The URLs that categories and tags had where imported articles come from: links to them lead to the tag or the industry
-- that they became. Two sites may have used the same one; the first that was imported has it.
create table old_list (
  -- A decoded path: `/category/sand-casting`, `/tag/sand`.
  path text primary key check (path like '/%' and char_length(path) <= 1000),
  tag_id integer references tag (id) on delete cascade,
  industry_id integer references industry (id) on delete cascade,
  check (num_nonnulls(tag_id, industry_id) = 1)
);
