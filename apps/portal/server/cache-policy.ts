/** How long pages are cached here, in milliseconds. */
export const pageLifetimes = {
  /** Given away without a look. Short, for dates pass without a change of content. */
  fresh: 60_000,
  /** Given away while a newer one is made. */
  whileRevalidating: 600_000,
  /** Given away when no newer one can be had, counted from when it was made. */
  ifError: 24 * 60 * 60_000,
  /** A page that something is missing in, and an old one given instead of it, in caches of others. */
  degraded: 10_000,
  /** The same here: so soon it is tried again, that pages are whole within seconds when the API is back. */
  again: 2_000,
} as const;

/** What decides how long a response may be cached. */
export interface CacheFacts {
  status: number;
  /** Whether the host names the edition; else a cookie does, and nobody but the visitor may cache the page. */
  byHost: boolean;
  /** Whether a section is missing although the page is shown. */
  degraded: boolean;
}

const seconds = (milliseconds: number): number => milliseconds / 1000;

const { fresh, whileRevalidating, ifError, degraded: short } = pageLifetimes;

/** What browsers and caches in front of us may do with a page: as long as we ourselves. */
const whole = [
  'public',
  `max-age=${seconds(fresh)}`,
  `s-maxage=${seconds(fresh)}`,
  `stale-while-revalidate=${seconds(whileRevalidating)}`,
  `stale-if-error=${seconds(ifError)}`,
].join(', ');

/**
 * The `Cache-Control` of a page. No page holds anything of a single visitor, so those of a named edition are public.
 */
export function pageCacheControl({ status, byHost, degraded }: CacheFacts): string {
  if (status >= 500) return 'no-store';
  if (!byHost) return 'private, no-cache';
  if (degraded) return `public, max-age=${seconds(short)}`;
  if (status >= 300) return `public, max-age=${seconds(fresh)}`;
  return whole;
}
