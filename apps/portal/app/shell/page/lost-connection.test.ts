// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isConnectionLost, isReachable } from './lost-connection.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a lost connection', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('network error'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('The network connection was lost.'),
    new TypeError('The Internet connection appears to be offline.'),
    new DOMException('signal timed out', 'TimeoutError'),
  ])('is known by %s', (error) => {
    expect(isConnectionLost(error)).toBe(true);
  });

  it.each([
    new Error('Unexpected Server Error'),
    new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js'),
    new TypeError('x is not a function'),
    { status: 503 },
    'Failed to fetch',
    null,
  ])('is not %s', (error) => {
    expect(isConnectionLost(error)).toBe(false);
  });
});

describe('a server', () => {
  it.each([200, 404, 500])('that responds with %i can be reached', async (status) => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status })));
    expect(await isReachable('/articles')).toBe(true);
  });

  it('without a response cannot, nor any while the browser is offline', async () => {
    const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetch);
    expect(await isReachable('/articles')).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await isReachable('/articles')).toBe(false);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
