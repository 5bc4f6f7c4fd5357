import { describe, expect, it } from 'vitest';
import { curlyQuotes, curlyQuotesInHtml } from './quotes.ts';

describe('typographic quotes', () => {
  it.each([
    [`"We ordered a furnace," says Bai. "It came."`, '“We ordered a furnace,” says Bai. “It came.”'],
    [`the foreman's name, 14 months' pay, doesn't`, 'the foreman’s name, 14 months’ pay, doesn’t'],
    [`the 'late' shift ("so called")`, 'the ‘late’ shift (“so called”)'],
    [`the company's "ghost orders", of 2024's kind`, 'the company’s “ghost orders”, of 2024’s kind'],
    [`a wafer of 12" and a disk of 3.5'`, `a wafer of 12" and a disk of 3.5'`],
    [`"as in 1965" she said`, '“as in 1965” she said'],
    ['薄膜线走出"小众"市场', '薄膜线走出“小众”市场'],
    ['“already” set’s', '“already” set’s'],
    ['"open\n5" pipe', '“open\n5" pipe'],
    [`"3.5' long"`, `“3.5' long”`],
  ])('%s', (straight, curly) => {
    expect(curlyQuotes(straight)).toBe(curly);
  });

  it('are set in the text of HTML, not in attributes and not in code', () => {
    expect(
      curlyQuotesInHtml(
        `<p class="x">"We <em>can't</em>" <code>print("a")</code> <a href='b'>"<b>c</b>"</a></p><!-- "d" --><p>"e</p><p>"f"</p>`,
      ),
    ).toBe(
      `<p class="x">“We <em>can’t</em>” <code>print("a")</code> <a href='b'>“<b>c</b>”</a></p><!-- "d" --><p>“e</p><p>“f”</p>`,
    );
  });

  it.each([
    ['<code>"a"</code >"b"', '<code>"a"</code >“b”'],
    ['<li>5</li><li>"b"</li>', '<li>5</li><li>“b”</li>'],
    ['<article>5</article><article>"b"</article>', '<article>5</article><article>“b”</article>'],
  ])('see where another text begins: %s', (straight, curly) => {
    expect(curlyQuotesInHtml(straight)).toBe(curly);
  });

  it('leave HTML alone that holds their own placeholders', () => {
    expect(curlyQuotesInHtml('<p>\uE000"a"</p>')).toBe('<p>\uE000"a"</p>');
  });
});
