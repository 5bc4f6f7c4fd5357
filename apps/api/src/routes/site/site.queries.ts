import { storedKeys, type EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { nameIn } from '../../db/in-edition.ts';

/** So many of the first of a list that every page reads are in it, however many are stored. */
const most = { keywords: 100, friendlyLinks: 500, tags: 1000 };

const industryColumns = (alias: string, edition: EditionKey): SQL => {
  const i = sql.identifier(alias);
  return sql`${i}.id, ${i}.seo_path, ${nameIn(sql`${i}`, edition)} as name, ${i}.icon, ${i}.show_nav,
    ${i}.banner_code as banner_code_cn`;
};

/** First-level industries with their children, named in an edition; all children are read at once. */
const industriesJson = (edition: EditionKey): SQL => sql`
  (select coalesce(json_agg(listed), '[]') from (
    select ${industryColumns('i', edition)}, coalesce(children.list, '[]') as childlist
    from industry i left join (
      select c.parent_id, json_agg(
        (select child from (select ${industryColumns('c', edition)}, '[]'::json as childlist) child)
        order by c.position, c.id) as list
      from industry c
      group by c.parent_id) children on children.parent_id = i.id
    where i.parent_id is null
    order by i.position, i.id) listed)`;

const keywordsJson = (edition: EditionKey): SQL => sql`
  (select coalesce(json_agg(k.title order by k.position, k.id), '[]') from (
    select title, position, id from keyword where edition = ${edition} order by position, id limit ${most.keywords}::integer) k)`;

const settingJson = (edition: EditionKey): SQL => sql`
  'meta_title_${sql.raw(edition)}', (select meta_title from site_setting where edition = ${edition}),
  'seo_description_${sql.raw(edition)}', (select seo_description from site_setting where edition = ${edition}),
  'seo_keyword_${sql.raw(edition)}', (select seo_keyword from site_setting where edition = ${edition})`;

/** What the shell of every page needs. */
export const baseInfoQuery = (edition: EditionKey): SQL => sql`
  select json_build_object(${sql.join(storedKeys().map(settingJson), sql`, `)}) as settings,
    ${keywordsJson(edition)} as keywords, ${industriesJson(edition)} as industrys`;

/** The hot keywords. */
export const keywordsQuery = (edition: EditionKey): SQL => sql`select ${keywordsJson(edition)} as list`;

/** The names of a row in the languages of the site, as members of a JSON object. */
const namesJson = (alias: SQL, member = 'name'): SQL =>
  sql.join(
    storedKeys().map((key) => sql`${sql.raw(`'${member}_${key}'`)}, ${nameIn(alias, key)}`),
    sql`, `,
  );

/** The full tree, in all languages. */
export const industryTreeQuery = (): SQL => sql`
  select coalesce(json_agg(json_build_object(${namesJson(sql`g`, 'type_name')}, 'industrys',
    (select coalesce(json_agg(json_build_object('id', i.id, ${namesJson(sql`i`)}, 'icon', i.icon,
        'show_nav', i.show_nav, 'seo_path', i.seo_path, 'childlist', (
          select coalesce(
            json_agg(
              json_build_object('id', c.id, ${namesJson(sql`c`)}) order by c.position, c.id),
            '[]')
          from industry c
          where c.parent_id = i.id)) order by i.position, i.id), '[]')
     from industry i where i.parent_id is null and i.group_id = g.id)) order by g.position, g.id), '[]') as tree
  from industry_group g`;

/** The partner links of the footer. */
export const partnerLinksQuery = (edition: EditionKey): SQL => sql`
  select coalesce(
    json_agg(json_build_object('title', title, 'url', url, 'url_rel', url_rel, 'path', path) order by position, id),
    '[]') as list
  from (select * from blogroll where edition = ${edition} order by position, id limit ${most.friendlyLinks}::integer) b`;

/** The most important topic tags, in that order. */
export const tagsQuery = (edition: EditionKey): SQL => sql`
  select coalesce(
    json_agg(
      json_build_object('id', id, 'tag_name', ${nameIn(sql`t`, edition)}, 'grade', grade)
      order by grade desc, id),
    '[]') as list
  from (select * from tag order by grade desc, id limit ${most.tags}::integer) t`;
