-- When the people who run the site were done with a report; null before.
alter table thread_report add column closed_at timestamptz;
