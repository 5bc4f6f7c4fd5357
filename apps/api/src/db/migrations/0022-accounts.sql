-- What members say of themselves, of what they are notified, and when an account is to be deleted.
alter table member
  add column company text not null default '',
  add column position text not null default '',
  add column language text not null default 'cn' check (language in ('cn', 'en')),
  add column notify_enquiries boolean not null default true,
  add column notify_reminders boolean not null default true,
  add column agreed_at timestamptz,
  add column delete_at timestamptz,
  add column deleted_at timestamptz;
update member set language = 'en' where account like '%@%';
create index member_deletion on member (delete_at) where delete_at is not null;

-- A login is one on every site that it was carried to: what was begun by it has its id, and ends with it.
alter table member_session
  add column login_id text not null default gen_random_uuid()::text,
  add column agent text not null default '';
alter table member_session alter column login_id drop default;
create index member_session_login on member_session (login_id);

-- A login on its way to another site. Used up by one try; one at a time for a login and a site.
create table sign_on_code (
  code_hash text primary key,
  login_id text not null,
  pre_session text not null,
  origin text not null,
  expires_at timestamptz not null,
  constraint sign_on_code_once unique (login_id, origin)
);
create index sign_on_code_expiry on sign_on_code (expires_at);
