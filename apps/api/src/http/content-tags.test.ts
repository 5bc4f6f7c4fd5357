import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { contentTagsHeader, isContentTable, noteContent, tagContent } from './content-tags.ts';
import { respond, caching, refuse } from './call.ts';
import type { ApiEnvironment } from './environment.ts';

const app = new Hono<ApiEnvironment>();
app.use(tagContent);
app.get('/read', async (context) => {
  for (const statement of context.req.queries('sql') ?? []) {
    await Promise.resolve();
    noteContent(statement);
  }
  return respond(context, {});
});
app.get('/personal', (context) => (noteContent('select * from article'), respond(context, {}, caching.personal)));
app.get('/refused', (context) => (noteContent('select * from article'), refuse(context, 'not_found')));
const tagsOf = async (path: string) => (await app.request(path)).headers.get(contentTagsHeader);
const tagsOfStatements = (...statements: string[]) =>
  tagsOf(`/read?${new URLSearchParams(statements.map((sql) => ['sql', sql]))}`);

it.each([
  [['select a.* from article a where a.id = $1'], 'article'],
  [['select 1 from article_listing l', 'select * from "tag"'], 'article tag'],
  [['select html from article_body'], 'article_body'],
  [['select industry_id from entry_listing'], 'entry industry'],
  [['select * from search_document'], 'article article_body entry industry tag'],
  [['select now()'], null],
  [[], null],
])('a response whose statements are %j is tagged with %j', async (statements, tags) => {
  expect(await tagsOfStatements(...statements)).toBe(tags);
});

it('responses that are prepared at the same time have the tags of their own statements', async () => {
  const both = [
    tagsOfStatements('select * from banner', 'select * from tag'),
    tagsOfStatements('select * from region'),
  ];
  expect(await Promise.all(both)).toEqual(['banner tag', 'region']);
});

it('what nobody else may store is not tagged', async () => {
  expect([await tagsOf('/personal'), await tagsOf('/refused')]).toEqual([null, null]);
});

it('tables with content are distinguished from other words', () => {
  expect(['article', 'industry_group', 'resync', 'publication', 'member', ''].map(isContentTable)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
