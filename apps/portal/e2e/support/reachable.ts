import { matchRoutes } from 'react-router';
import { Waiting } from './crawl.ts';
import { pageFacts } from './page-facts.ts';

/** What is read of the built pages. */
interface BuiltPages {
  routes: readonly ({ path: string } & Partial<Record<'load' | 'respond', unknown>>)[];
}

/** The patterns of the route table that are pages for readers, but for the one that takes what no other takes. */
export async function pagePatterns(): Promise<string[]> {
  const built = new URL('../../build/server/index.js', import.meta.url);
  const { routes } = (await import(built.href)) as BuiltPages;
  return routes.flatMap(({ path, load }) => (load && path !== '*' ? [path] : []));
}

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
  // Every page has the links of the frame, and to match one takes longer than to read it.
  const known = new Map<string, string>();
  const knownPatternOf = (link: string): string => {
    if (!known.has(link)) known.set(link, patternOf(patterns, link) ?? '');
    return known.get(link)!;
  };
  const waiting = new Waiting(knownPatternOf);
  const missing = new Set(patterns);
  const meet = (links: readonly string[]): void => {
    for (const link of links) missing.delete(knownPatternOf(link));
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
