-- A response grows with the texts that it shows, and with their number in lists: what is shown has a length that no
-- visitor's request exceeds. Rows that are longer already stay as they are until they are written again.
alter table article
  add constraint article_title_length check (char_length(title) <= 500) not valid,
  add constraint article_brief_length check (char_length(brief) <= 5000) not valid,
  add constraint article_source_length check (char_length(source) <= 500) not valid,
  add constraint article_author_length check (char_length(author) <= 500) not valid,
  add constraint article_url_length check (greatest(char_length(diy_url), char_length(url), char_length(image)) <= 4000) not valid,
  add constraint article_tags_count check (cardinality(tag_ids) <= 100 and cardinality(types) <= 100) not valid;
alter table article_body
  add constraint article_body_source_length check (char_length(source) <= 4194304) not valid;
alter table entry
  add constraint entry_title_length check (greatest(char_length(title_cn), char_length(title_en)) <= 500) not valid,
  add constraint entry_brief_length check (greatest(char_length(brief_cn), char_length(brief_en)) <= 5000) not valid,
  add constraint entry_image_length check (char_length(image) <= 4000) not valid,
  add constraint entry_tags_count check (cardinality(tag_ids) <= 100) not valid,
  add constraint entry_details_length check (octet_length(details::text) <= 1048576) not valid;
alter table industry_group
  add constraint industry_group_name_length check (greatest(char_length(name_cn), char_length(name_en)) <= 200) not valid;
alter table industry
  add constraint industry_name_length check (greatest(char_length(name_cn), char_length(name_en)) <= 200) not valid,
  add constraint industry_path_length check (greatest(char_length(seo_path), char_length(icon), char_length(banner_code)) <= 200) not valid;
alter table region
  add constraint region_name_length check (greatest(char_length(name_cn), char_length(name_en)) <= 200) not valid;
alter table tag
  add constraint tag_name_length check (greatest(char_length(name_cn), char_length(name_en)) <= 200) not valid;
alter table keyword
  add constraint keyword_title_length check (char_length(title) <= 200) not valid;
alter table blogroll
  add constraint blogroll_title_length check (greatest(char_length(title), char_length(url_rel)) <= 200) not valid,
  add constraint blogroll_url_length check (greatest(char_length(url), char_length(path)) <= 4000) not valid;
alter table banner
  add constraint banner_title_length check (char_length(title) <= 500) not valid,
  add constraint banner_url_length check (greatest(char_length(image), char_length(image2), char_length(target_url)) <= 4000) not valid;
alter table site_setting
  add constraint site_setting_length check (greatest(char_length(meta_title), char_length(seo_description), char_length(seo_keyword)) <= 5000) not valid;
alter table page
  add constraint page_title_length check (char_length(title) <= 500) not valid,
  add constraint page_brief_length check (char_length(brief) <= 5000) not valid,
  add constraint page_blocks_length check (octet_length(blocks::text) <= 1048576) not valid;
