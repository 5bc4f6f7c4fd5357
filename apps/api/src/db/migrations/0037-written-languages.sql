-- The edition that a member wrote in, for the texts of enquiries and quotes as for messages: the other side sees which
-- language it is. What was written before is taken to be in the language of the member.
alter table enquiry add column lang text;
update enquiry set lang = coalesce((select language from member where member.id = enquiry.member_id), 'cn');
alter table enquiry alter column lang set not null;

alter table thread_quote add column lang text;
update thread_quote set lang = coalesce((select language from member where member.id = thread_quote.member_id), 'cn');
alter table thread_quote alter column lang set not null;
