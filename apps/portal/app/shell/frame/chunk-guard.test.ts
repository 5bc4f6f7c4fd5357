// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReachable, loadAgain, takeAfterReload } from './chunk-guard.ts';

const page = () => ({ assign: vi.fn(), reload: vi.fn() }) as unknown as Location;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a reload for a part of the program', () => {
  it('[ST-40] leads to the page that the visitor was heading to', () => {
    const shown = page();
    loadAgain({ href: '/videos?page=2' }, shown);
    expect(shown.assign).toHaveBeenCalledExactlyOnceWith('/videos?page=2');
    expect(shown.reload).not.toHaveBeenCalled();
    expect(takeAfterReload()).toBeNull();
  });

  it.each([
    [{ dialog: 'login' } as const, 'login'],
    [null, 'notice'],
  ])('that was wanted for %j leaves %j to be done, once', (wanted, left) => {
    const shown = page();
    loadAgain(wanted, shown);
    expect(shown.reload).toHaveBeenCalledOnce();
    expect([takeAfterReload(), takeAfterReload()]).toEqual([left, null]);
  });

  it('goes on where storage is blocked, and takes nothing that nobody here wrote', () => {
    sessionStorage.setItem('millwright.after-reload', '<b>');
    expect(takeAfterReload()).toBeNull();
    for (const name of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const shown = page();
    loadAgain(null, shown);
    expect(shown.reload).toHaveBeenCalledOnce();
    expect(takeAfterReload()).toBeNull();
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
