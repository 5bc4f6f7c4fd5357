-- The URLs that imported media had where they come from: links to them lead to the file in the store. Two sites may have
-- used the same one; the first that was imported has it.
create table old_media (
  -- A decoded path, with the parameters that tell it from others: `/wp-content/uploads/2020/01/photo-300x200.jpg`.
  path text primary key check (path like '/%' and char_length(path) <= 1000),
  -- The same without parameters and without a size, which all sizes of an image have in common.
  base text not null,
  file text not null check (file ~ '^/img/media/[0-9a-f]{40}\.[0-9a-z]{3,4}$')
);
create index old_media_base on old_media (base);
