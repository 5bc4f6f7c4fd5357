-- What lists show of the details of an entry, so that they read no long texts, which only pages show: of a product the
-- first three parameters.
alter table entry add column listed_details jsonb not null generated always as (
  case kind
    when 'product' then jsonb_set(details, '{parameters}', jsonb_path_query_array(details, '$.parameters[0 to 2]'))
    else details - 'parameters'
  end - '{paragraphs,sections,contents,chapters,gallery,codes,exhibitor_ids,certificates,markets,player,specification}'::text[]
) stored;
