import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createApi } from '../../create-api.ts';

const drawn: string[] = [];
const api = createApi({
  db: {} as Database,
  onError: () => undefined,
  drawImage: async (path) => {
    drawn.push(path);
    if (path === 'broken.svg') throw new Error('cannot draw');
    if (path === 'film/known.mp4')
      return { body: Uint8Array.from({ length: 100 }, (_, at) => at), contentType: 'video/mp4' };
    return path.startsWith('known/') ? { body: `<svg>${path}</svg>`, contentType: 'image/svg+xml' } : null;
  },
});
const get = (path: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(`http://api.test${path}`, { headers }));

describe('images', () => {
  it('of a film are parts, for players that wind', async () => {
    const whole = await get('/img/film/known.mp4');
    expect([whole.status, whole.headers.get('accept-ranges'), (await whole.arrayBuffer()).byteLength]).toEqual([
      200,
      'bytes',
      100,
    ]);
    const part = await get('/img/film/known.mp4', { range: 'bytes=10-12' });
    expect([part.status, part.headers.get('content-range'), [...new Uint8Array(await part.arrayBuffer())]]).toEqual([
      206,
      'bytes 10-12/100',
      [10, 11, 12],
    ]);
    const beyond = await get('/img/film/known.mp4', { range: 'bytes=100-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */100']);
  });

  it('are drawn once and may be cached for ever', async () => {
    const first = await get('/img/known/a.svg');
    const second = await get('/img/known/a.svg?v=2');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('content-security-policy')).toContain('sandbox');
    expect(await second.text()).toBe(await first.text());
    expect(drawn.filter((path) => path === 'known/a.svg')).toHaveLength(1);
  });

  it.each([
    '/img/',
    '/img/unknown.svg',
    '/img/known/../a',
    '/img/known/..%2fa',
    '/img/known//a',
    '/img/known/%00',
    '/img/.env',
    `/img/known/${'a'.repeat(300)}`,
  ])('are not found at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('can be requested again after drawing one failed', async () => {
    expect((await get('/img/broken.svg')).status).toBe(500);
    expect((await get('/img/broken.svg')).status).toBe(500);
    expect(drawn.filter((path) => path === 'broken.svg')).toHaveLength(2);
  });
});
