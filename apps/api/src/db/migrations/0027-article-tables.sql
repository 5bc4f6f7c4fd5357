-- Where a body has tables, the part of its source that begins with the first: lists of articles can show them as charts
-- without reading bodies. It is cut, so that a page of a list has a bound.
alter table article_body add column tables text
  generated always as (left(substring(source from '(?i)<table.*'), 4000)) stored;
