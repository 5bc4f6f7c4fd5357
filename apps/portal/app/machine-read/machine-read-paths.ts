/** The patterns of what machines read; `routes/machine-read.ts` serves them, outside every layout. */
export const machineReadPaths = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemap/:file',
  '/rss',
  '/rss/:by/:of',
  '/atom',
  '/atom/:by/:of',
  '/tradeshow/info/:id/calendar.ics',
  '/share-picture/:kind/:file',
  '/follow-code/:edition/:file',
] as const;

/** One of {@link machineReadPaths}. */
export type MachineReadPath = (typeof machineReadPaths)[number];
