import { notFound } from '../site/calls.server.ts';
import type { PageVisit } from '../site/page.server.tsx';
import { loadSharePicture } from '../share-picture/share-picture.server.ts';
import { loadCalendar } from './calendar.server.ts';
import { loadFeed } from './feed.server.ts';
import { loadFollowCode } from './follow-code.server.ts';
import { machineReadPaths, type MachineReadPath } from './machine-read-paths.ts';
import { loadManifest, loadRobots } from './site-files.server.ts';
import { loadSitemapFile, loadSitemapIndex } from './sitemap.server.ts';

const isLoaderProblem = (thrown: unknown): thrown is { init: ResponseInit } =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown;

type Answer = (visit: PageVisit) => Promise<Response> | Response;

const answers: Readonly<Record<MachineReadPath, Answer>> = {
  '/robots.txt': loadRobots,
  '/manifest.webmanifest': loadManifest,
  '/sitemap.xml': loadSitemapIndex,
  '/sitemap/:file': loadSitemapFile,
  '/rss': (visit) => loadFeed(visit, 'rss'),
  '/rss/:by/:of': (visit) => loadFeed(visit, 'rss'),
  '/atom': (visit) => loadFeed(visit, 'atom'),
  '/atom/:by/:of': (visit) => loadFeed(visit, 'atom'),
  '/tradeshow/info/:id/calendar.ics': loadCalendar,
  '/share-picture/:kind/:file': loadSharePicture,
  '/follow-code/:edition/:file': loadFollowCode,
};

/** Answers what stands under a pattern of {@link machineReadPaths}. */
export async function loadMachineRead(pattern: string, visit: PageVisit): Promise<Response> {
  const path = machineReadPaths.find((known) => known.slice(1) === pattern.replace(/^\//, ''));
  if (!path) throw notFound();
  try {
    return await answers[path](visit);
  } catch (thrown) {
    // There is no page around this answer: what a page would show as its error, machines get as a bare status.
    if (isLoaderProblem(thrown)) return new Response(null, thrown.init);
    throw thrown;
  }
}
