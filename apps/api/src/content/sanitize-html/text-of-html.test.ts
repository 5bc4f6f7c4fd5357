import { describe, expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

const textOf = (html: string): string => textOfHtml(html, 1000);

describe('the text of HTML', () => {
  it.each('p div li ul ol h1 h2 h3 h4 h5 h6 tr table blockquote section article figure pre'.split(' '))(
    'has lines of its own for %s',
    (name) => {
      expect(textOf(`a<${name}>b</${name}>c`)).toBe('a\nb\nc');
      expect(textOf(`a<${name.toUpperCase()}>b`)).toBe('a\nb');
    },
  );

  it.each(['br', 'hr'])('has a new line for %s', (name) => {
    expect(textOf(`a<${name}>b`)).toBe('a\nb');
  });

  it.each(['b', 'span', 'a', 'td', 'em'])('goes on in %s', (name) => {
    expect(textOf(`a<${name}>b</${name}>c`)).toBe('abc');
  });

  it.each('script style textarea title iframe noembed noframes'.split(' '))('holds nothing of %s', (name) => {
    expect(textOf(`a<${name}>b</${name}>c`)).toBe('ac');
    expect(textOf(`a<${name}>b&amp;c`)).toBe('a');
  });

  it('leaves what is silent at its own end alone', () => {
    expect(textOf('a<script>b</style>c</script>d')).toBe('ad');
    expect(textOf('a<title><iframe>b</iframe>c</title>d')).toBe('ad');
    expect(textOf('a<noembed>b<p>c</p></noembed>d')).toBe('ad');
  });

  it('has its entities as characters, also those beyond Latin', () => {
    expect(textOf('&lt;a&gt; &amp; &#x6ce8;&#128512;')).toBe('<a> & 注😀');
  });

  it('holds so many characters at most, and never half of one', () => {
    expect(textOfHtml('<p>abcdef</p>', 4)).toBe('\nabc');
    expect(textOfHtml('abc', 3)).toBe('abc');
    expect(textOfHtml('abc<p>d', 3)).toBe('abc');
    expect(textOfHtml('ab😀', 3)).toBe('ab\ufffd');
    expect(textOfHtml('ab', 0)).toBe('');
  });

  it('holds a text that ends in the midst of an entity', () => {
    expect(textOf('a &amp')).toBe('a &');
  });
});
