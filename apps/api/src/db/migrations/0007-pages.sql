-- Editorial pages: what the site says of itself, its conference, its policies. A page is a list of blocks.
create table page (
  slug text not null check (slug ~ '^[a-z0-9]+([-/][a-z0-9]+)*$'),
  edition text not null check (edition in ('cn', 'en')),
  title text not null,
  brief text not null default '',
  image text,
  blocks jsonb not null default '[]' check (jsonb_typeof(blocks) = 'array'),
  modified_at timestamptz not null,
  primary key (slug, edition)
);
create trigger content_changed after insert or update or delete on page for each statement execute function content_changed();
