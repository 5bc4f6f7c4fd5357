-- The URLs that imported articles had where they come from: links to them lead to the article here. An article may have
-- several, and two sites may have used the same one.
create table old_url (
  -- A decoded path without a slash at its end, with the parameters that tell it from others: `/2024/05/a`, `/?p=12`.
  path text not null check (path like '/%' and char_length(path) <= 1000),
  article_id integer not null references article (id) on delete cascade,
  primary key (path, article_id)
);
create index old_url_article on old_url (article_id);
