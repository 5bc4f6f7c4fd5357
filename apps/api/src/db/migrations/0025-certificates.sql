-- Certificates have an issuer, a number, a scope, an end and who checked them. One that was a plain name states nothing
-- else.
update entry set details = jsonb_set(details, '{certificates}', (
    select coalesce(jsonb_agg(case jsonb_typeof(c.value) when 'string' then jsonb_build_object('name', c.value) else c.value end order by c.place), '[]')
    from jsonb_array_elements(details -> 'certificates') with ordinality c (value, place)))
  where kind = 'supplier' and jsonb_typeof(details -> 'certificates') = 'array';
