-- The words of what is searched, as they are written in titles, names and briefs: a keyword that holds another word is
-- corrected by them. Each has a key for every way to leave out up to two of its first letters, so that what is alike is found
-- by an index however many words there are. Words stay when their documents go: a correction is used only where it finds something.
create table search_word (
  word text primary key,
  keys integer[] not null
);
create index search_word_keys on search_word using gin (keys) with (fastupdate = off);
