-- Members who look after the site: pages tell them what is empty, and what to do about it.
alter table member add column is_editor boolean not null default false;
