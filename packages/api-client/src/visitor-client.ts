import { readEnvelope } from './http/envelope.ts';
import { htmlLang, type Member } from '@millwright/domain';
import type { HttpOptions } from './http/http.types.ts';
import { parseStrictJson } from './http/strict-json.ts';
import { failed, mapResult, type Result } from './result.ts';

/** The two calls that every page makes by itself in the browser. */
export interface VisitorClient {
  /** The member who is logged in; null for a visitor. */
  me(): Promise<Result<Member | null>>;
  /** Records that the page at `path` was seen; outlives the page. */
  recordView(path: string): Promise<Result<void>>;
}

/** The profile of an answer, checked by hand: a schema library costs more than these two calls. */
function readProfile(data: unknown): Result<Member | null> {
  const { profile } = (data ?? {}) as { profile?: { id?: unknown; truename?: unknown } | null };
  if (!profile?.id) return { ok: true, value: null };
  const { id, truename } = profile;
  const isMember = Number.isInteger(id) && (id as number) > 0 && typeof truename === 'string';
  return isMember ? { ok: true, value: { id: id as number, trueName: truename as string } } : failed({ kind: 'malformed', problem: 'profile' });
}

/**
 * The smallest client: what every page asks once it is alive, in a kilobyte. It answers as the whole client does, of
 * which `members.me` and `views.record` are the same calls.
 */
export function createVisitorClient(options: Pick<HttpOptions, 'fetch' | 'baseUrl' | 'edition' | 'timeout'>): VisitorClient {
  const { fetch = (request) => globalThis.fetch(request), baseUrl, edition, timeout = 5000 } = options;
  const send = async (path: string, init?: RequestInit): Promise<Result<unknown>> => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const headers = { accept: 'application/json', 'accept-language': htmlLang(edition), ...init?.headers };
      const response = await fetch(new Request(baseUrl + path, { credentials: 'include', redirect: 'error', signal, ...init, headers }));
      return readEnvelope(response.status, await response.text(), parseStrictJson);
    } catch {
      return failed(signal.aborted ? { kind: 'timeout' } : { kind: 'network' });
    }
  };
  return {
    async me() {
      const result = await send('/api/userinfo');
      return result.ok ? readProfile(result.value) : result;
    },
    async recordView(path) {
      const init = { method: 'POST', body: JSON.stringify({ url: path }), headers: { 'content-type': 'application/json' }, keepalive: true };
      return mapResult(await send('/api/views', init), () => undefined);
    },
  };
}
