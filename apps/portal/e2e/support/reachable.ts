import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';
import { machineReadPaths } from '../../app/machine-read/machine-read-paths.ts';
import routeConfig from '../../app/routes.ts';
import { Waiting } from './crawl.ts';
import { pageFacts } from './page-facts.ts';

const patternsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined || path === '*' ? [] : [`/${path.replace(/^\//, '')}`]),
    ...patternsIn(children),
  ]);

/** The patterns of the route table that are pages for readers, but for the one that takes what no other takes. */
export const pagePatterns = async (): Promise<string[]> => {
  const read = new Set<string>(machineReadPaths);
  return [...new Set(patternsIn(await routeConfig))].filter((pattern) => !read.has(pattern));
};

/** The pattern of the route table that takes a path, if any. */
export const patternOf = (patterns: readonly string[], path: string): string | undefined => {
  const routes = patterns.map((pattern) => ({ path: pattern, id: pattern }));
  return matchRoutes(routes, path.split('?')[0]!)?.at(-1)?.route.id;
};

const atOnce = 8;

/**
 * Follows links from `/`, evenly over the patterns, until each pattern was met or so many pages were read; returns
 * the patterns that no link led to.
 */
export async function unreachable(baseURL: string, patterns: readonly string[], most: number): Promise<string[]> {
  const waiting = new Waiting((link) => patternOf(patterns, link) ?? '');
  const missing = new Set(patterns);
  const meet = (links: readonly string[]): void => {
    for (const link of links) missing.delete(patternOf(patterns, link) ?? '');
    waiting.add(links);
  };
  meet(['/']);
  for (let read = 0; read < most && missing.size > 0;) {
    const paths = Array.from({ length: atOnce }, () => waiting.next()).filter((path) => path !== undefined);
    if (paths.length === 0) break;
    read += paths.length;
    for (const { links } of await Promise.all(paths.map((path) => pageFacts(baseURL, path)))) meet(links);
  }
  return [...missing];
}
