/** What decides how long an answer may be kept. */
export interface CacheFacts {
  status: number;
  /** Whether the host names the edition; else a cookie does, and nobody but the visitor may keep the page. */
  byHost: boolean;
  /** Whether a section is missing although the page is shown. */
  degraded: boolean;
}

/** The `Cache-Control` of a page. No page holds anything of a single visitor, so those of a named edition are public. */
export function pageCacheControl({ status, byHost, degraded }: CacheFacts): string {
  if (status >= 500) return 'no-store';
  if (!byHost) return 'private, no-cache';
  if (degraded) return 'public, max-age=10';
  if (status >= 300) return 'public, max-age=60';
  return 'public, max-age=60, stale-while-revalidate=600';
}
