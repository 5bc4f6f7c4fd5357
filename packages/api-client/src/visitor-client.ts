import type { Banner, Member } from '@millwright/domain';
import { createSmallHttp, type SmallHttpOptions } from './http/small-http.ts';
import { pictureAddress } from './pictures.ts';
import { failed, mapResult, type Result } from './result.ts';

/** The calls that a page makes without a form being open: by itself, and for the banners of its menus. */
export interface VisitorClient {
  /** The member who is logged in; null for a visitor. */
  me(): Promise<Result<Member | null>>;
  /** Records that the page at `path` was seen, without cookies; outlives the page. */
  recordView(path: string): Promise<Result<void>>;
  /** The first banner of a place; null where it has none. */
  firstBanner(code: string): Promise<Result<Banner | null>>;
}

/** The profile of an answer, checked by hand: a schema library costs more than these two calls. */
function readProfile(data: unknown): Result<Member | null> {
  const { profile } = (data ?? {}) as { profile?: { id?: unknown; truename?: unknown } | null };
  if (!profile?.id) return { ok: true, value: null };
  const { id, truename } = profile;
  const isMember = Number.isInteger(id) && (id as number) > 0 && typeof truename === 'string';
  return isMember
    ? { ok: true, value: { id: id as number, trueName: truename as string } }
    : failed({ kind: 'malformed', problem: 'profile' });
}

/** The first banner of an answer, checked by hand for the same reason. */
function readFirstBanner(data: unknown, imagePrefix: string): Result<Banner | null> {
  const { banners } = (data ?? {}) as { banners?: unknown };
  if (!Array.isArray(banners)) return failed({ kind: 'malformed', problem: 'banners' });
  const [first] = banners as Record<string, unknown>[];
  if (!first) return { ok: true, value: null };
  const { title, token, sign } = first;
  const image = typeof first.image === 'string' ? pictureAddress(first.image, imagePrefix) : null;
  if (image === null || typeof title !== 'string' || typeof token !== 'string' || typeof sign !== 'string')
    return failed({ kind: 'malformed', problem: 'banner' });
  const largeImage = typeof first.image2 === 'string' ? pictureAddress(first.image2, imagePrefix) : null;
  return { ok: true, value: { title, image, largeImage, token, sign } };
}

/**
 * The smallest client: what every page asks once it is hydrated, in a kilobyte. It answers as the whole client does, of
 * which `members.me`, `views.record` and `banners.list` are the same calls.
 */
export function createVisitorClient({
  imagePrefix = '',
  ...options
}: SmallHttpOptions & { imagePrefix?: string }): VisitorClient {
  const send = createSmallHttp(options);
  const post = (path: string, body: unknown, init?: RequestInit) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      ...init,
    });
  return {
    async me() {
      const result = await send('/api/userinfo');
      return result.ok ? readProfile(result.value) : result;
    },
    async recordView(path) {
      // Neither a cookie nor the query of the page, in which a search may stand.
      const anonymous: RequestInit = { keepalive: true, credentials: 'omit', referrerPolicy: 'origin' };
      return mapResult(await post('/api/views', { url: path }, anonymous), () => undefined);
    },
    async firstBanner(code) {
      const result = await post('/api/banner/list', { code });
      return result.ok ? readFirstBanner(result.value, imagePrefix) : result;
    },
  };
}
