import { stableHtml } from './stable.ts';
import { articleTables } from './tables.ts';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../test-support/corpora.ts';
import { dangersOf, parse, textOf } from '../../../test-support/inspect-html.ts';
import { isShownAsText, prepareArticleHtml } from './prepare.ts';
import { textOfHtml } from './text-of-html.ts';
import { deepestArticleHtml, largestArticleHtml } from './rules.ts';

const options = {
  imagePrefix: 'https://images.example.com',
  playerHosts: ['player.example.com', 'v.example.org'],
  labels: { table: 'Table "wide"', video: 'Video' },
};
const prepare = (html: string): string => prepareArticleHtml(html, options);

describe('images in bodies', () => {
  it.each([
    ['[OS-05] a path gets the prefix', '<img src="/a/b.png">', 'https://images.example.com/a/b.png'],
    ['[OS-05] so does one without a slash', '<img src="a/b.png">', 'https://images.example.com/a/b.png'],
    [
      '[OS-06] an absolute address stays',
      '<img src="https://other.example.com/b.png">',
      'https://other.example.com/b.png',
    ],
    ['[OS-07] a data address stays', '<img src="data:image/png;base64,AAAA">', 'data:image/png;base64,AAAA'],
    [
      'the address next to a placeholder is used',
      '<img src="data:image/gif;base64,R0" data-src="/b.png">',
      'https://images.example.com/b.png',
    ],
  ])('%s', (_name, html, src) => {
    expect(parse(prepare(html)).querySelector('img')!.getAttribute('src')).toBe(src);
  });

  it('every other URL of an image is treated alike', () => {
    const html = prepare(
      '<picture><source srcset="/a.webp 1x, b.webp 2x, javascript:x 3x"><img src="a.png" srcset="/c.png ' +
        '320w,/d.png 640w"></picture><video src="/v.mp4" poster="/p.jpg"><track src="/t.vtt"></video>',
    );
    const [source, img, video, track] = ['source', 'img', 'video', 'track'].map((name) =>
      parse(html).querySelector(name)!,
    );
    const at = 'https://images.example.com';
    expect(source!.getAttribute('srcset')).toBe(`${at}/a.webp 1x, ${at}/b.webp 2x`);
    expect(img!.getAttribute('srcset')).toBe(`${at}/c.png 320w, ${at}/d.png 640w`);
    expect([video!.getAttribute('src'), video!.getAttribute('poster'), track!.getAttribute('src')]).toEqual([
      `${at}/v.mp4`,
      `${at}/p.jpg`,
      `${at}/t.vtt`,
    ]);
  });

  it('an image without a URL that may be shown goes, and the text stays', () => {
    expect(prepare('<p>a<img src="javascript:x" alt="b">c</p>')).toBe('<p>ac</p>');
  });
});

describe('players and tables', () => {
  it('[OS-08] a player of a configured host is 800 by 533 in a box of its own, shut in', () => {
    const root = parse(
      prepare('<p>before</p><iframe width=100 height=50 src="//player.example.com/v/1?a=1&b=2" onload="x"></iframe>'),
    );
    const player = root.querySelector('.article-player > iframe')!;
    expect(Object.fromEntries([...player.attributes].map(({ name, value }) => [name, value]))).toEqual({
      src: 'https://player.example.com/v/1?a=1&b=2',
      width: '800',
      height: '533',
      title: 'Video',
      loading: 'lazy',
      allowfullscreen: '',
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      allow: 'fullscreen; picture-in-picture; encrypted-media',
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
  });

  it('keeps 40 allowed players and none of 40 that look like them', () => {
    const allowed = Array.from({ length: 40 }, (_, at) => `https://${options.playerHosts[at % 2]}/v/${at}?t=${at}`);
    const hosts = [
      'player.example.com.evil.test',
      'xplayer.example.com',
      'evil.test',
      'player.example.co',
      'example.com',
      'player-example.com',
      'www.player.example.com',
      'player.example.com%2eevil.test',
      'player.example.com:444',
      'a@player.example.com',
      'player.example.com@evil.test',
      '[::1]',
      '127.0.0.1',
    ];
    const lookAlikes = [
      ...hosts.map((host) => `https://${host}/v/1`),
      ...hosts.map((host) => `//${host}/v/1`),
      'http://player.example.com/v/1',
      'ftp://player.example.com/',
      '/v/1',
      'player.example.com/v/1',
      '',
      ' ',
      'javascript://player.example.com/%0aalert(1)',
      'data:text/html,player.example.com',
      'blob:https://player.example.com/1',
      'https:///evil.test/player.example.com',
      'about:blank',
      'https://evil.test\\@player.example.com/',
      'https://evil.test#player.example.com',
      'file://player.example.com/',
    ];
    expect(lookAlikes.length).toBeGreaterThanOrEqual(40);
    const count = (sources: string[]) =>
      parse(prepare(sources.map((src) => `<iframe src="${src}"></iframe>`).join(''))).querySelectorAll('iframe').length;
    expect([count(allowed), count(lookAlikes)]).toEqual([40, 0]);
  });

  it('[OS-09] a wide table is marked so, in a box that scrolls and takes the focus', () => {
    const row = (cells: number) => `<tr>${'<td>1</td>'.repeat(cells)}</tr>`;
    const root = parse(
      prepare(`<table border=1>${row(2)}${row(5)}</table><table>${row(2)}</table><table><tr><td colspan=9>x</table>`),
    );
    const boxes = [...root.querySelectorAll('.article-table')];
    expect(
      boxes.map((box) => [box.getAttribute('tabindex'), box.getAttribute('role'), box.getAttribute('aria-label')]),
    ).toEqual(Array(3).fill(['0', 'region', 'Table "wide"']));
    expect(boxes.map((box) => box.firstElementChild!.className)).toEqual([
      'article-table-wide',
      '',
      'article-table-wide',
    ]);
  });

  const sheet =
    '<table><thead><tr><th>Line<th>Cycle (s)<th>Change (%)<th>Use</thead><tbody>' +
    '<tr><td>Old<td>3.35<td>–<td>caps<tr><td>New<td>2,410<td>−4.2<td>30 caps</table>';

  it('the first cell of a row is its header, and numbers are marked, so that they stand below one another', () => {
    const root = parse(prepare(sheet));
    const texts = (selector: string) => [...root.querySelectorAll(selector)].map((cell) => cell.textContent);
    expect(texts('tbody th[scope="row"]')).toEqual(['Old', 'New']);
    expect(texts('th.article-number')).toEqual(['Cycle (s)', 'Change (%)']);
    expect(texts('td.article-number')).toEqual(['3.35', '–', '2,410', '−4.2']);
  });

  it.each([
    ['without a head', '<table><tr><td>a<td>1<tr><td>b<td>2</table>'],
    ['with cells that span others', '<table><thead><tr><th colspan=2>Both</thead><tbody><tr><td>a<td>1</table>'],
  ])('a table %s stays as it was written', (_, html) => {
    const root = parse(prepare(html));
    expect(root.querySelectorAll('td')).toHaveLength(html.split('<td').length - 1);
    expect(root.querySelector('.article-number')).toBeNull();
  });

  it('an editor says how a table is drawn, in words that name a chart', () => {
    const drawn = (attributes: string) => prepare(sheet.replace('<table>', `<table ${attributes}>`));
    expect(drawn('data-chart="ranked 3" data-chart-title="Less & less"')).toContain(
      '<table class="article-table-wide" data-chart="ranked 3" data-chart-title="Less &amp; less">',
    );
    for (const refused of ['data-chart="bar 2; x"', 'data-chart="Bar"', 'data-chart-title="alone"', 'data-other="1"'])
      expect(drawn(refused)).not.toContain('data-');
  });

  it('tables are read with their units, names of rows and the words of their editor', () => {
    const [table] = articleTables(
      prepare(sheet.replace('<table>', '<table data-chart="bar 2"><caption>Two lines</caption>')),
    );
    expect(table).toEqual({
      caption: 'Two lines',
      columns: [{ name: 'Line' }, { name: 'Cycle', unit: 's' }, { name: 'Change', unit: '%' }, { name: 'Use' }],
      rows: [
        ['Old', '3.35', '–', 'caps'],
        ['New', '2,410', '−4.2', '30 caps'],
      ],
      chart: 'bar 2',
      chartTitle: '',
    });
  });

  it('tables are reported in the order of their boxes, and one that cannot be read is none', () => {
    const html = prepare(`<table><tr><td>${sheet}</table>${sheet}`);
    expect(articleTables(html).map((table) => table?.rows.length ?? null)).toEqual([null, 2]);
    expect(html.split('<div class="article-table"')).toHaveLength(3);
  });

  it('a table that went through before is the same', () => {
    expect(prepare(prepare(sheet))).toBe(prepare(sheet));
  });

  it('a table inside a table has no box of its own', () => {
    const root = parse(prepare('<table><tr><td><table><tr><td>a<td>b<td>c<td>d</table></table><p>after</p>'));
    expect(root.querySelectorAll('.article-table')).toHaveLength(1);
    expect(root.querySelectorAll('table.article-table-wide')).toHaveLength(1);
    expect(root.lastElementChild!.outerHTML).toBe('<p>after</p>');
  });
});

describe('everything else in bodies', () => {
  it.each([
    ['the first heading gives way to that of the page', '<h1 id="a">x</h1>', '<h2 id="content-a">x</h2>'],
    [
      'a link within the body follows its id',
      '<a name="n"></a><a href="#a b">x</a><a href="#n">y</a>',
      '<a id="content-n"></a><a>x</a><a href="#content-n">y</a>',
    ],
    [
      'a link that leaves says of itself what it may say, and no more',
      '<a href="https://a.example.com/x" rel="sponsored NOFOLLOW me">x</a>',
      '<a href="https://a.example.com/x" rel="noopener noreferrer sponsored nofollow">x</a>',
    ],
    [
      'a link that leaves tells the other page nothing',
      '<a href="https://a.example.com/x" target="_blank" rel="opener">x</a>',
      '<a href="https://a.example.com/x" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      'a link of our own stays plain',
      '<a href="/article/5?a=1&amp;b=2" target="_blank">x</a>',
      '<a href="/article/5?a=1&amp;b=2">x</a>',
    ],
    [
      'mail and phone may be linked',
      '<a href="mailto:a@example.com">x</a><a href="tel:+8610">y</a>',
      '<a href="mailto:a@example.com">x</a><a href="tel:+8610">y</a>',
    ],
    [
      'alignment becomes a class',
      '<p align="center">a</p><div style="text-align: right; color: red">b</div>',
      '<p class="article-align-center">a</p><div class="article-align-right">b</div>',
    ],
    [
      'a floated picture too',
      '<figure style="float:left"><img src="https://a.example.com/1.png" align="right"></figure>',
      '<figure class="article-float-left"><img src="https://a.example.com/1.png" class="article-float-right" ' +
        'alt="" loading="lazy" decoding="async"></figure>',
    ],
    [
      'so does what blog editors write',
      '<img class="alignright size-full" src="https://a.example.com/1.png"><p class="aligncenter">a</p>',
      '<img class="article-float-right" src="https://a.example.com/1.png" alt="" loading="lazy" ' +
        'decoding="async"><p class="article-align-center">a</p>',
    ],
    [
      'old elements leave their text',
      '<center><font color=red>a</font></center>',
      '<div class="article-align-center">a</div>',
    ],
    [
      'what is written about markup stays text',
      '<p>1 &lt; 2 &amp;&amp; a<b></b> &quot;q&quot;</p>',
      '<p>1 &lt; 2 &amp;&amp; a<b></b> "q"</p>',
    ],
    ['nothing is nothing', '', ''],
  ])('%s', (_name, html, expected) => {
    expect(prepare(html).replaceAll('&quot;', '"')).toBe(expected);
  });

  it('no path becomes another host, wherever a body names one', () => {
    const paths = ['/.//evil.test/x', '/a/..//evil.test/x', './/evil.test/x', '/%2e//evil.test/x', '/%2fevil.test/x'];
    const html = prepareArticleHtml(
      paths
        .map(
          (path) =>
            `<p><a href="${path}">link</a><img src="${path}.png"><img src="/a.png" srcset="${path}.png 2x, /b.png 1x">` +
            `<picture><source srcset="${path}.png"><img src="/c.png"></picture><video poster="${path}.png" src="${path}">` +
            `<source src="${path}"></video><blockquote cite="${path}">quote</blockquote></p>`,
        )
        .join(''),
    );
    expect(html).not.toContain('evil.test');
    expect(textOf(html)).toBe('linkquote'.repeat(paths.length));
    expect(prepareArticleHtml('<a href="\\\\img\\a.png">a</a> <a href="/b/../c?d#e">b</a>')).toBe(
      '<a href="https://img/a.png" rel="noopener noreferrer">a</a> <a href="/c?d#e">b</a>',
    );
  });

  it('characters that nothing shows are left out', () => {
    expect(prepare('<p>a\0b\ud800c</p>')).toBe('<p>ab\ufffdc</p>');
  });

  it('ids stay apart however often a body goes through', () => {
    expect(prepare(prepare('<p id="x">a</p>'))).toBe('<p id="content-x">a</p>');
  });
});

describe('drawings and formulas', () => {
  it.each([
    [
      '<p>before</p><svg viewBox="0 0 1 1"><style>path{}</style><text>label</text></svg><p>after</p>',
      'before label after',
    ],
    ['<math><mi>x</mi><mo>=</mo></math> 1', 'x= 1'],
    // A browser leaves them at an element of HTML, and reads what opened in them no further.
    ['<svg></p><style><a id="</style><p>after</p>', 'after'],
    // An end tag of a paragraph leaves a drawing, too: `id` then holds what looked like an end.
    ['<svg></p><style><a id="</style><b id="/><img src=x>"c=<script><p>after</p><i></i></script>', 'after'],
    ['<svg><style><!--</style>--><p>after</p><!---->', 'after'],
    ['<table><colgroup><svg><p title=" <img>" id=x,<script></table><p>after</p><script></script>', 'after'],
    ['<svg><textarea><p>after</p>', 'after'],
    ['<object><svg></object><p>after</p>', 'after'],
    ['<svg a="</svg><p>"><g/></svg><p>after</p>', 'after'],
    ['<svg><svg></svg><title></svg><p>after</p>', 'after'],
    ['<![CDATA[x><p>after</p>', 'after'],
    ['<p title="<svg>">one</p><p>after</p>', 'one after'],
  ])('leave their text, and what follows them: %s', (source, text) => {
    expect(textOf(prepare(source).replaceAll(/<\/?p>/g, '$& '))).toBe(text);
  });
});

/** Elements that take along, each in its way, what follows them. */
const taking =
  'script style textarea title noscript iframe noembed noframes object template select option listing button svg math'.split(
    ' ',
  );

describe('what a body opens and never closes does not take along the text after it', () => {
  it.each(
    taking.flatMap((name) => [
      `<${name}><p>after</p>`,
      `<${name} a="</${name}>" b=c><p>after</p>`,
      `<${name}/><p>after</p>`,
      `<${name}>\n<!--</${name}><p>after</p>`,
      `<${name}><![CDATA[ </${name}><p>after</p>`,
      `<${name}>${name === 'object' || name === 'template' ? `<${name}></${name}>` : ''}<p>after</p>`,
    ]),
  )('%s', (body) => {
    const html = prepare(`<p>before</p>${body}`);
    expect(textOf(html.replaceAll('</p>', '</p> '))).toMatch(/^before\s+after\s*$/);
    expect(dangersOf(html)).toEqual([]);
  });

  it.each([
    ['<script><!--<script></script>after', 'after'],
    ['<script><!--<script></script>--></script>after', 'after'],
    ['<script><!--<script>a</script>b</script>after', 'after'],
    ['<script><!-->\n</script>after', 'after'],
    ['<script>"<!--<script>"</script><p>one</p><script><!--<script></script>two', 'one two'],
    ['<script>if (a < b) f("x")<p>after</p>', 'after'],
    ['<style>p { color: red }<h2>after</h2>', 'after'],
    ['<textarea>one <b>two</b>', 'one two'],
    ['<!-- one <p>after</p>', 'after'],
    ['<!--><p>after</p>', 'after'],
    ['<![CDATA[one <b>two</b>]]> three', 'one two three'],
    ['<svg><![CDATA[one]]></svg> two', 'one two'],
    ['<p title="<script>">one</p><p>two</p>', 'one two'],
    // Within a drawing or a formula no element holds raw text: it ends at the first paragraph.
    ['<svg><script>x<<p>one</p><p>two</p><script>y</script>', 'one two'],
    ['<svg><details><style>x<p>one</p></style><p>two</p>', 'one two'],
    ['<math><title>x<p>one</p></title><p>two</p>', 'one two'],
    ['<svg/><script><p>no</p></script>after', 'after'],
    ['İİİİ<textarea>one</textarea><p>two</p>', 'İİİİtwo'],
    ['<iframe src="https://player.example.com/1"><p>after</p>', 'after'],
    ['<template><object><p>one</p></template>two', 'two'],
    // What is closed goes with its content, as before.
    ['<script>a</script x>after', 'after'],
    ['<noscript><p>no</p></noscript>after', 'after'],
    ['<object><object>no</object>no</object>after', 'after'],
    ['<select><option>no</option></select>after', 'after'],
  ])('%s is read as %j', (body, text) => {
    const html = prepare(body);
    expect(textOf(html.replaceAll('</p>', '</p> ')).trim()).toBe(text);
    expect(prepare(html)).toBe(html);
  });

  it('a player that is never closed stays a player', () => {
    const html = prepare('<iframe src="https://player.example.com/1"><p>after</p>');
    expect(parse(html).querySelector('.article-player > iframe')).not.toBeNull();
  });
});

describe('bodies that are too much', () => {
  const nested = (tag: string, depth: number): string => `<${tag}>`.repeat(depth) + 'core' + `</${tag}>`.repeat(depth);

  it('keep their markup up to 256 levels and are shown as text beyond', () => {
    expect(prepare(nested('div', 256))).toContain('<div><div>');
    expect(prepare(nested('div', 257))).toBe('<p>core</p>');
  });

  it('are not taken for deep by elements that end by themselves', () => {
    expect(prepare('<p>a'.repeat(400))).toContain('<p>a</p><p>a</p>');
    expect(prepare('a<br>'.repeat(1000))).toContain('<br>');
  });

  it('are shown as text above 1 MB, in paragraphs, without what was script', () => {
    const html = prepare(
      `<p>start</p><script>alert("${'x'.repeat(100)}")</script>${'<p>词语 &amp; more</p>'.repeat(60_000)}`,
    );
    expect(html.startsWith('<p>start</p>\n<p>词语 &amp; more</p>')).toBe(true);
    expect(dangersOf(html.slice(0, 5000))).toEqual([]);
    expect(html).not.toContain('alert');
  });
});

describe('a body that is shown as text', () => {
  const long = 'x'.repeat(1024 * 1024);
  const shortened = (html: string): string => html.replaceAll(/x+/g, 'x');

  it('begins above 1 MB, however few elements it has', () => {
    const frame = '<p><b></b></p>';
    expect(prepare(`<p><b>${long.slice(frame.length)}</b></p>`)).toContain('<b>');
    expect(prepare(`<p><b>${long.slice(frame.length - 1)}</b></p>`)).toMatch(/^<p>x+<\/p>$/);
  });

  it('has a paragraph for each block, without spaces around it, and its signs written for HTML', () => {
    const html = prepare(`<p> a &lt;b&gt; "c" &amp; </p>\n   <p>   </p><div>d</div> \n${long}`);
    expect(shortened(html)).toBe('<p>a &lt;b&gt; &quot;c&quot; &amp;</p>\n<p>d</p>\n<p>x</p>');
  });

  it('holds no player and nothing that a browser would not show', () => {
    const html = prepare(`<iframe src="a">one<iframe src="b">two<script>three</script>${long}`);
    expect(shortened(html)).toBe('<p>onetwox</p>');
  });
});

describe('boxes', () => {
  const cells = (count: number): string => '<td>x</td>'.repeat(count);
  const isWide = (rows: string): boolean => prepare(`<table>${rows}</table>`).includes('article-table-wide');

  it('are as wide as the widest row of their own table', () => {
    expect([isWide(`<tr>${cells(3)}</tr>`), isWide(`<tr>${cells(4)}</tr>`)]).toEqual([false, true]);
    expect(isWide(`<tr>${cells(2)}</tr><tr>${cells(2)}</tr>`)).toBe(false);
    expect(isWide(`<tr>${cells(4)}</tr><tr>${cells(1)}</tr>`)).toBe(true);
    expect(isWide('<tr><td colspan="12">x</td></tr>')).toBe(true);
    expect(isWide('<tr><td colspan="3">x</td></tr>')).toBe(false);
    expect(isWide(`<tr><th>x</th>${cells(3)}</tr>`)).toBe(true);
  });

  it('count no cell of a table inside', () => {
    const root = parse(
      prepare(`<table id="a"><tr><td><table id="b"><tr>${cells(3)}</tr></table></td><td>x</td><td>y</td></tr></table>`),
    );
    expect(root.querySelectorAll('.article-table-wide')).toHaveLength(0);
    const other = parse(
      prepare(`<table><tr><td><table id="b"><tr>${cells(4)}</tr></table></td><td>x</td></tr></table>`),
    );
    expect([...other.querySelectorAll('.article-table-wide')].map(({ id }) => id)).toEqual(['content-b']);
  });

  it('have one class, and no name without a label', () => {
    expect(prepare(`<table align="center"><tr>${cells(5)}</tr></table>`)).toContain(
      '<table class="article-table-wide">',
    );
    expect(prepareArticleHtml('<table><tr><td>x</td></tr></table>')).toBe(
      '<div class="article-table" tabindex="0"><table><tbody><tr><td>x</td></tr></tbody></table></div>',
    );
  });

  it('are put around what went through before once more, and around nothing else', () => {
    const once = prepare(
      `<div class="article-align-left"><table><tr><td><div>x</div></td></tr></table></div><div>y</div>`,
    );
    expect(prepare(once)).toBe(once);
    expect(once.split('article-table"')).toHaveLength(2);
    const player = prepare('<div><iframe src="https://player.example.com/1"></iframe></div>');
    expect(prepare(player)).toBe(player);
    expect(player).toMatch(/^<div><div class="article-player"><iframe [^>]*><\/iframe><\/div><\/div>$/);
  });
});

describe('the text of a body', () => {
  it('has a line for each block and nothing of scripts', () => {
    expect(
      textOfHtml('<h2>a</h2><p>b<b>c</b> &lt;d&gt;</p><script>e</script><ul><li>f</ul>').split(/\n+/).filter(Boolean),
    ).toEqual(['a', 'bc <d>', 'f']);
    expect(textOfHtml('<p>abcdef</p>', 4)).toHaveLength(4);
  });
});

describe('bodies that nobody here wrote', () => {
  it('keep their words', ({ skip }) => {
    const corpus = readCorpus('wordpress-theme-test-data.xml');
    if (corpus === null) return skip('the WordPress export is not next to the project');
    const bodies = [...corpus.matchAll(/<content:encoded><!\[CDATA\[([^]*?)\]\]>\s*<\/content:encoded>/g)].map(
      ([, body]) => body!,
    );
    expect(bodies.length).toBeGreaterThan(50);
    const words = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    for (const body of bodies) {
      const html = prepare(body);
      expect(dangersOf(html, options.playerHosts)).toEqual([]);
      const [before, after] = [
        words(textOf(body.replaceAll(/<(script|style|option|textarea|noscript|object|title)\b[^]*?<\/\1>/gi, ''))),
        words(textOf(html)),
      ];
      expect(after).toBeGreaterThanOrEqual(before * 0.98);
    }
  });
});

describe('what a browser would mend is mended before', () => {
  it.each([
    ['a link that is never closed', '<p><a href="https://a.example.com/">one<p>two', '<p>'],
    ['a link in a link', '<a href="https://a.example.com/">one<a href="https://b.example.com/">two</a></a>', '</a><a'],
    ['a block in a paragraph', '<p>one<ul><li>two</ul>three</p>', '</p><ul>'],
    ['text between rows', '<table>stray<tr><td>one</table>', 'stray'],
  ])('%s', (_name, html, expected) => {
    const once = prepare(html);
    expect(once).toContain(expected);
    expect(stableHtml(once)).toBe(once);
    expect(once.split('<a ').length).toBe(once.split('</a>').length);
  });
});

describe('a body is shown as its text', () => {
  const nested = (depth: number) => '<b>'.repeat(depth) + 'x' + '</b>'.repeat(depth);
  it.each([
    ['one sentence', '<p>Short.</p>', false],
    ['one as large as may be', 'x'.repeat(largestArticleHtml), false],
    ['one that is larger', 'x'.repeat(largestArticleHtml + 1), true],
    ['one nested as deep as may be', nested(deepestArticleHtml), false],
    ['one that is nested deeper', nested(deepestArticleHtml + 2), true],
    // Without ends, in as few letters as can nest so deep.
    ['one that is nested deeper and never closed', '<b>'.repeat(deepestArticleHtml + 2), true],
    ['a long one that is nested a little', `<p>${'word '.repeat(400)}</p>`.repeat(5), false],
  ])('%s: %s', (_name, html, is) => {
    expect(isShownAsText(html)).toBe(is);
    // It says what is done.
    if (html.startsWith('<')) expect(!prepare(html).includes(html.slice(0, 3))).toBe(is);
  });
});
