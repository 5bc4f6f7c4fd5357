import { describe, expect, it } from 'vitest';
import { noteTried, signOnUrl, withoutSignOn } from './sign-on.ts';

/** The storage of a tab. */
const tab = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};
const at = (path: string) => new URL(path, 'http://member.en.localhost:3000');

describe('the login of the portal', () => {
  it('is brought along once in a tab, to the page that was wanted', () => {
    const storage = tab();
    const url = at('/enquiries?page=2');
    expect(signOnUrl({ url, storage: () => storage })).toBe(
      '/memberApi/sign_on?from=portal&path=%2Fenquiries%3Fpage%3D2',
    );
    expect(signOnUrl({ url, storage: () => storage })).toBeNull();
    const other = tab();
    expect(signOnUrl({ url, storage: () => other })).not.toBeNull();
  });

  it('is not requested again where nobody was logged in there, or the member has logged out here', () => {
    const [returned, loggedOut] = [tab(), tab()];
    expect(signOnUrl({ url: at('/?sign_on=none'), storage: () => returned })).toBeNull();
    expect(signOnUrl({ url: at('/'), storage: () => returned })).toBeNull();
    expect(noteTried(() => loggedOut)).toBe(true);
    expect(signOnUrl({ url: at('/'), storage: () => loggedOut })).toBeNull();
  });

  it('is not requested where nothing can be noted: nothing would end it', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const forgetful = { getItem: () => null, setItem: () => undefined };
    expect(signOnUrl({ url: at('/'), storage: blocked })).toBeNull();
    expect(signOnUrl({ url: at('/'), storage: () => forgetful })).toBeNull();
  });

  it.each([
    ['/', null],
    ['/enquiries?page=2#top', null],
    ['/enquiries?page=2&sign_on=none#top', '/enquiries?page=2#top'],
    ['/?sign_on=none', '/'],
  ])('leaves %s as %j', (path, clean) => {
    expect(withoutSignOn(at(path))).toBe(clean);
  });
});
