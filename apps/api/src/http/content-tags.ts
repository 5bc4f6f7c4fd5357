import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './environment.ts';

/** Names the tables whose content a response holds, for those who store it. Without it, it may be of any. */
export const contentTagsHeader = 'x-content-tags';

/** The tables with content, which tell of their changes. */
const contentTables = [
  'article',
  'article_body',
  'banner',
  'blogroll',
  'entry',
  'industry',
  'industry_group',
  'keyword',
  'page',
  'region',
  'site_setting',
  'tag',
] as const;

/** Whether the payload of a change notification is the name of a table with content. */
export const isContentTable = (name: string): boolean => contentTables.some((table) => table === name);

/** What is derived of a table has a name that begins like it, or is the search, which is of several. */
const named = new RegExp(`\\b(?:(${contentTables.toReversed().join('|')})(?=_|\\b)|search_)`, 'g');
const searched = ['article', 'article_body', 'entry', 'industry', 'tag'];

const collecting = new AsyncLocalStorage<Set<string>>();

/** Notes which content a statement reads, for the response to the request that it belongs to. */
export function noteContent(statement: string): void {
  const tags = collecting.getStore();
  if (!tags) return;
  for (const [, table] of statement.matchAll(named)) {
    if (table) tags.add(table);
    else for (const each of searched) tags.add(each);
  }
}

/**
 * Sets the header of responses with content. They are read in the statements themselves, so that none can be
 * forgotten.
 */
export const tagContent: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const tags = new Set<string>();
  await collecting.run(tags, next);
  const { headers } = context.res;
  if (tags.size > 0 && headers.get('cache-control')?.startsWith('public'))
    headers.set(contentTagsHeader, [...tags].toSorted().join(' '));
};
