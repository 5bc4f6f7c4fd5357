import { describe, expect, it } from 'vitest';
import { writeBlocks, type BlockContext, type BlockLoss } from './gutenberg-blocks.ts';
import { findShortcodes } from './shortcodes.ts';

const nothing: BlockContext = { patterns: new Map(), footnotes: [] };

function write(source: string, context: Partial<BlockContext> = {}) {
  const losses: BlockLoss[] = [];
  const html = writeBlocks(source, { ...nothing, ...context }, (loss) => losses.push(loss));
  return { html, losses: losses.map(({ block, what }) => `${block}: ${what}`) };
}

describe('a body of the block editor', () => {
  it('keeps what its HTML says, and reports nothing of that', () => {
    const source =
      '<!-- wp:paragraph {"align":"center","note":"a -- b"} -->\n<p>Text</p>\n<!-- /wp:paragraph -->' +
      '<!-- wp:details --><details><summary>More</summary><p>Inside</p></details><!-- /wp:details -->';
    expect(write(source)).toEqual({
      html: '\n<p>Text</p>\n<details><summary>More</summary><p>Inside</p></details>',
      losses: [],
    });
  });

  it.each([
    [
      '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div><p>A</p></div><!-- /wp:column --></div><!-- /wp:columns -->',
      '<div class="wp-block-columns"><div><p>A</p></div></div>',
      'columns: its columns stand below one another',
    ],
    [
      '<!-- wp:cover --><div class="wp-block-cover" style="background-image:url(https://a.example/b.jpg)"><p>T</p></div><!-- /wp:cover -->',
      '<div class="wp-block-cover" style="background-image:url(https://a.example/b.jpg)"><img ' +
        'src="https://a.example/b.jpg" alt=""><p>T</p></div>',
      'cover: its text stands below its image',
    ],
    [
      '<!-- wp:embed {"url":"https://v.example/1"} --><figure><div class="wp-block-embed__wrapper">' +
        '\nhttps://v.example/1?a&amp;b\n</div></figure><!-- /wp:embed -->',
      '<figure><p><a href="https://v.example/1?a&amp;b">https://v.example/1?a&amp;b</a></p></figure>',
      'embed: it is a link: https://v.example/1',
    ],
    ['<!-- wp:latest-posts {"n":3} /-->', '', 'latest-posts: only WordPress can draw it: it is left out'],
    [
      '<p>a</p><!-- wp:query --><div><!-- wp:post-title /--><!-- wp:group --><p>x</p><!-- /wp:group --></div><!-- /wp:query --><p>b</p>',
      '<p>a</p><p>b</p>',
      'query: only WordPress can draw it: it is left out, with post-title, group in it',
    ],
    [
      '<!-- wp:acme/slider {"x":{"y":1}} --><p>Slide</p><!-- /wp:acme/slider -->',
      '<p>Slide</p>',
      'acme/slider: it is not known here: its text stays, without its scripts and styles',
    ],
    ['<!-- wp:block {"ref":9} /-->', '', 'block: only WordPress can draw it: it is left out'],
  ])('names what is not as it was: %s', (source, html, loss) => {
    expect(write(source)).toEqual({ html, losses: [loss] });
  });

  it('writes footnotes below the text, and synced patterns in their place', () => {
    const context = {
      footnotes: [{ id: 'f1', content: 'Measured <em>twice</em>.' }],
      patterns: new Map([['7', '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->']]),
    };
    expect(write('<!-- wp:block {"ref":7} /--><!-- wp:footnotes /-->', context)).toEqual({
      html: '<p>Shared</p><ol><li id="f1">Measured <em>twice</em>. <a href="#f1-link">↩</a></li></ol>',
      losses: [],
    });
  });

  it('names the words of a synced pattern that stand in one post alone', () => {
    const source = '<!-- wp:block {"ref":7,"content":{"Title":{"content":"Own words"}}} /-->';
    expect(write(source, { patterns: new Map([['7', '<p>Shared</p>']]) })).toEqual({
      html: '<p>Shared</p>',
      losses: ['block: what differs from the pattern is left out: {"Title":{"content":"Own words"}}'],
    });
  });

  it('names a block that does not end, with which the rest is left out', () => {
    expect(write('<p>a</p><!-- wp:query --><p>b</p>')).toEqual({
      html: '<p>a</p>',
      losses: ['query: only WordPress can draw it: it is left out; it does not end'],
    });
  });

  it('ends where patterns hold themselves', () => {
    const self = '<p>a</p><!-- wp:block {"ref":7} /-->';
    expect(write(self, { patterns: new Map([['7', self]]) }).html.length).toBeLessThan(300);
  });
});

describe('shortcodes', () => {
  const namesIn = (source: string): string[] => {
    const names: string[] = [];
    findShortcodes(source, ({ block }) => names.push(block));
    return names;
  };

  it('are named where nothing here draws them', () => {
    expect(namesIn('[box color="red"]Careful[/box]\n<p>[contact-form-7 id="5"]</p>\n[tabs]')).toEqual([
      '[box]',
      '[contact-form-7]',
      '[tabs]',
    ]);
  });

  it('are named within a sentence too, and with markup in their attributes', () => {
    expect(
      namesIn('<p>Write to us: [contact-form-7 404 "Contact"] or [my_form].</p>\n<p>A [box title="a <b>c</b>"] b</p>'),
    ).toEqual(['[contact-form-7]', '[my_form]', '[box]']);
  });

  it('are not what an author writes in brackets', () => {
    expect(namesIn('<p>He said [sic] that 3 [mm] are enough [see below].</p>')).toEqual([]);
  });
});
