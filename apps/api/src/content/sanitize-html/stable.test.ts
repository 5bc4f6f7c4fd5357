import { describe, expect, it } from 'vitest';
import { stableHtml } from './stable.ts';

describe('HTML that stays as it is', () => {
  it.each([
    ['<p></p>', 0],
    ['<p>one<p>two', 1],
    ['<a><table>1<a>', 2],
    ['<h2><a><table>2<h2><a>4</svg>', 3],
  ])('%s is such after %i changes, and not before', (html, changes) => {
    const stable = stableHtml(html, changes);
    expect(stableHtml(stable!, 0)).toBe(stable);
    if (changes > 0) expect(stableHtml(html, changes - 1)).toBeNull();
    expect(stableHtml(html)).toBe(stable);
  });

  it('has every element closed', () => {
    expect(stableHtml('<p>one<p>two')).toBe('<p>one</p><p>two</p>');
  });
});
