import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, readBodies, type ImportedBody } from '../../test-support/imported-bodies.ts';
import type { FileRecord } from './file-record.ts';

/** Every block of WordPress' own library, as its editor stores it: a reader gets its text and media, or a line names it. */

/** A block with HTML. */
const withHtml = (name: string, html: string, attributes = ''): string =>
  `<!-- wp:${name} ${attributes && `${attributes} `}-->${html}<!-- /wp:${name} -->`;
const paragraph = (text: string): string => withHtml('paragraph', `<p>${text}</p>`);

/** Blocks that have text or media of their own, by their names. */
const written: Record<string, Omit<ImportedBody, 'name'>> = {
  paragraph: { source: paragraph('A <strong>bold</strong> word'), shown: ['<p>A <strong>bold</strong> word</p>'] },
  heading: { source: withHtml('heading', '<h3>Head</h3>', '{"level":3}'), shown: ['<h3>Head</h3>'] },
  list: {
    source: withHtml('list', `<ol start="3">${withHtml('list-item', '<li>One</li>')}</ol>`),
    shown: ['<ol start="3">', '<li>One</li>'],
  },
  quote: {
    source: withHtml('quote', `<blockquote>${paragraph('Said')}<cite>Ada</cite></blockquote>`),
    shown: ['<blockquote>', 'Said', '<cite>Ada</cite>'],
  },
  pullquote: {
    source: withHtml('pullquote', '<figure><blockquote><p>Loud</p><cite>Bo</cite></blockquote></figure>'),
    shown: ['<blockquote>', 'Loud', '<cite>Bo</cite>'],
  },
  code: { source: withHtml('code', '<pre><code>a &lt; b</code></pre>'), shown: ['<pre><code>a &lt; b</code></pre>'] },
  preformatted: { source: withHtml('preformatted', '<pre>a\n  b</pre>'), shown: ['<pre>a\n  b</pre>'] },
  verse: { source: withHtml('verse', '<pre>c\n  d</pre>'), shown: ['<pre>c\n  d</pre>'] },
  table: {
    source: withHtml(
      'table',
      '<figure><table><thead><tr><th>H</th></tr></thead><tbody><tr><td>B</td></tr></tbody><tfoot><tr><td>F</td></tr>' +
        '</tfoot></table><figcaption>Of all</figcaption></figure>',
    ),
    shown: ['<thead>', '<th', 'H</th>', '<td>B</td>', '<tfoot>', '<td>F</td>', '<figcaption>Of all</figcaption>'],
  },
  image: {
    source: withHtml(
      'image',
      '<figure><a href="https://a.example/page"><img src="https://a.example/1.jpg" alt="Mill"/></a>' +
        '<figcaption>A mill</figcaption></figure>',
    ),
    shown: ['href="https://a.example/page"', 'src="https://a.example/1.jpg"', 'alt="Mill"', 'A mill</figcaption>'],
  },
  gallery: {
    source: withHtml(
      'gallery',
      `<figure>${withHtml('image', '<figure><img src="https://a.example/2.jpg"/></figure>')}</figure>`,
    ),
    shown: ['2.jpg'],
    losses: ['gallery: its images stand below one another'],
  },
  audio: {
    source: withHtml(
      'audio',
      '<figure><audio controls src="https://a.example/a.mp3"></audio><figcaption>Hum</figcaption></figure>',
    ),
    shown: ['<audio', 'a.mp3', 'Hum</figcaption>'],
  },
  video: {
    source: withHtml(
      'video',
      '<figure><video controls poster="https://a.example/p.jpg" src="https://a.example/v.mp4"><track ' +
        'src="https://a.example/v.vtt" kind="subtitles"/></video><figcaption>Film</figcaption></figure>',
      '{"tracks":[{"src":"https://a.example/v.vtt"}]}',
    ),
    shown: ['<video', 'p.jpg', 'v.mp4', 'Film</figcaption>'],
    losses: ['track: its subtitles are left out: https://a.example/v.vtt'],
  },
  file: {
    source: withHtml(
      'file',
      '<div><object data="https://a.example/f.pdf" type="application/pdf"></object><a href="https://a.example/f.pdf">' +
        'Sheet</a><a href="https://a.example/f.pdf" download>Download</a></div>',
    ),
    shown: ['href="https://a.example/f.pdf"', 'Sheet</a>'],
    losses: ['object: it is a link: https://a.example/f.pdf'],
  },
  cover: {
    source: withHtml(
      'cover',
      '<div class="wp-block-cover"><video class="wp-block-cover__video-background" autoplay muted loop ' +
        `src="https://a.example/c.mp4"></video><div>${paragraph('On it')}</div></div>`,
    ),
    shown: ['c.mp4', 'On it'],
    losses: ['cover: its text stands below its image'],
  },
  'media-text': {
    source: withHtml(
      'media-text',
      `<div><figure><img src="https://a.example/m.jpg"/></figure><div>${paragraph('Next')}</div></div>`,
    ),
    shown: ['m.jpg', 'Next'],
    losses: ['media-text: image and text stand below one another'],
  },
  columns: {
    source: withHtml('columns', `<div>${withHtml('column', `<div>${paragraph('Left')}</div>`)}</div>`),
    shown: ['Left'],
    losses: ['columns: its columns stand below one another'],
  },
  'text-columns': {
    source: withHtml('text-columns', '<div><div><p>Old left</p></div><div><p>Old right</p></div></div>'),
    shown: ['Old left', 'Old right'],
    losses: ['text-columns: it is not known here: its text stays, without its scripts and styles'],
  },
  buttons: {
    source: withHtml('buttons', `<div>${withHtml('button', '<div><a href="https://a.example/b">Buy</a></div>')}</div>`),
    shown: ['href="https://a.example/b"', 'Buy</a>'],
    losses: ['buttons: its buttons are links'],
  },
  group: { source: withHtml('group', `<div>${paragraph('In it')}</div>`), shown: ['In it'] },
  'group (a row)': {
    source: withHtml('group', `<div>${paragraph('In row')}</div>`, '{"layout":{"type":"flex","flexWrap":"nowrap"}}'),
    shown: ['In row'],
    losses: ['group: its parts stand below one another'],
  },
  'group (a stack)': {
    source: withHtml(
      'group',
      `<div>${paragraph('In stack')}</div>`,
      '{"layout":{"type":"flex","orientation":"vertical"}}',
    ),
    shown: ['In stack'],
  },
  'group (a grid)': {
    source: withHtml('group', `<div>${paragraph('In grid')}</div>`, '{"layout":{"type":"grid"}}'),
    shown: ['In grid'],
    losses: ['group: its parts stand below one another'],
  },
  'group (hidden)': {
    source: withHtml(
      'group',
      `<div>${paragraph('Never seen')}<img src="https://a.example/h.jpg"/></div>`,
      '{"metadata":{"blockVisibility":false}}',
    ),
    shown: [],
    hidden: ['Never seen', 'h.jpg'],
    losses: ['group: it is hidden: it is left out, with paragraph in it, with https://a.example/h.jpg'],
  },
  details: {
    source: withHtml(
      'details',
      `<details open><summary>More</summary>${paragraph('Inside')}</details>`,
      '{"showContent":true}',
    ),
    shown: ['<details open', '<summary>More</summary>', 'Inside', '</details>'],
  },
  accordion: {
    source: withHtml(
      'accordion',
      `<div class="wp-block-accordion">${withHtml(
        'accordion-item',
        '<div class="is-open wp-block-accordion-item">' +
          withHtml(
            'accordion-heading',
            '<h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle">' +
              '<span class="wp-block-accordion-heading__toggle-title">How?</span><span ' +
              'class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>',
          ) +
          withHtml('accordion-panel', `<div class="wp-block-accordion-panel">${paragraph('Thus')}</div>`) +
          '</div>',
      )}</div>`,
    ),
    shown: ['<details open', '<summary>', 'How?', '</summary>', 'Thus', '</details>'],
    hidden: ['+'],
  },
  math: {
    source: withHtml(
      'math',
      '<div><math display="block"><msup><mi>x</mi><mn>2</mn></msup></math></div>',
      '{"latex":"x^2 \\u003c \\\\frac{1}{2}"}',
    ),
    shown: ['<code>x^2 &lt; \\frac{1}{2}</code>'],
    losses: ['math: its formula is shown as LaTeX'],
  },
  footnotes: {
    source: '<!-- wp:footnotes /-->',
    extra:
      '<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[[{"id":"f","content":"A note"}]]]>' +
      '</wp:meta_value></wp:postmeta>',
    shown: ['<ol>', 'A note'],
  },
  'footnotes (without texts)': {
    source: '<!-- wp:footnotes /-->',
    shown: [],
    losses: ['footnotes: the export does not hold their texts'],
  },
  'embed (a player)': {
    source: withHtml(
      'embed',
      '<figure><div class="wp-block-embed__wrapper">\nhttps://social.example/1\n</div></figure>',
      '{"url":"https://social.example/1","type":"rich"}',
    ),
    shown: ['href="https://social.example/1"'],
    losses: ['embed: it is a link: https://social.example/1'],
  },
  'core-embed/twitter': {
    source: withHtml(
      'core-embed/twitter',
      '<figure><div class="wp-block-embed__wrapper">\nhttps://x.com/a/status/1\n</div></figure>',
      '{"url":"https://x.com/a/status/1"}',
    ),
    shown: ['href="https://x.com/a/status/1"'],
    losses: ['core-embed/twitter: it is a link: https://x.com/a/status/1'],
  },
  html: { source: withHtml('html', '<p>Raw <em>one</em></p>'), shown: ['Raw <em>one</em>'] },
  freeform: { source: `${paragraph('a')}\n\n<p>Classic</p>`, shown: ['<p>a</p>', '<p>Classic</p>'] },
  missing: { source: withHtml('missing', '<p>Left over</p>', '{"originalName":"acme/x"}'), shown: ['Left over'] },
  shortcode: {
    source: withHtml('shortcode', '[gallery ids="901"]'),
    shown: ['901.jpg'],
  },
  'shortcode (of a plugin)': {
    source: withHtml('shortcode', '[acme_form id="3"]'),
    shown: ['[acme_form id='],
    losses: ['[acme_form]: the shortcode stays as text'],
  },
  separator: { source: `${withHtml('separator', '<hr/>')}${paragraph('b')}`, shown: ['<hr', '<p>b</p>'] },
  spacer: {
    source: withHtml('spacer', '<div aria-hidden="true"></div>'),
    shown: [],
    losses: ['spacer: the space is left out'],
  },
  more: { source: withHtml('more', '<!--more-->'), shown: [], losses: ['more: the whole post is shown'] },
  nextpage: {
    source: withHtml('nextpage', '<!--nextpage-->'),
    shown: [],
    losses: ['nextpage: its pages are one page'],
  },
  'social-links': {
    source: withHtml(
      'social-links',
      '<ul><!-- wp:social-link {"url":"https://social.example/us","service":"mastodon"} /-->' +
        '<!-- wp:social-link {"url":"us@a.example","service":"mail","label":"Write"} /--></ul>',
    ),
    shown: [
      '<ul><li><a href="https://social.example/us"',
      'mastodon',
      'href="mailto:us@a.example"',
      'Write</a></li></ul>',
    ],
  },
  'social-link (of nowhere)': {
    source: '<!-- wp:social-link {"service":"x"} /-->',
    shown: [],
    losses: ['social-link: only WordPress can draw it: it is left out'],
  },
  'block (with words of its own)': {
    source: '<!-- wp:block {"ref":9999,"content":{"Title":{"content":"Own words"}}} /-->',
    shown: [],
    losses: ['block: only WordPress can draw it: it is left out'],
  },
  form: {
    source: withHtml('form', `<form>${paragraph('Write to us')}</form>`),
    shown: ['Write to us'],
    losses: [
      'form: it is not known here: its text stays, without its scripts and styles',
      'form: the form is left out, its text stays',
    ],
  },
  'table-of-contents': {
    source: withHtml('table-of-contents', '<nav><ol><li><a href="#a">Part</a></li></ol></nav>'),
    shown: ['Part'],
    losses: ['table-of-contents: it is not known here: its text stays, without its scripts and styles'],
  },
  playlist: {
    source: withHtml('playlist', '<figure><!-- wp:playlist-track {"src":"https://a.example/t.mp3"} /--></figure>'),
    shown: [],
    losses: [
      'playlist: it is not known here: its text stays, without its scripts and styles',
      'playlist-track: only WordPress can draw it: it is left out, with https://a.example/t.mp3',
    ],
  },
};

/** Blocks that WordPress draws when a page is requested, and that hold nothing but settings. */
const drawn =
  'archives avatar breadcrumbs calendar categories comment-author-avatar comment-author-name comment-content ' +
  'comment-date comment-edit-link comment-reply-link comments-pagination-next comments-pagination-numbers ' +
  'comments-pagination-previous comments-title home-link latest-comments latest-posts legacy-widget loginout ' +
  'navigation-link page-list page-list-item pattern post-author post-author-biography post-author-name post-comment ' +
  'post-comments-count post-comments-form post-comments-link post-content post-date post-excerpt ' +
  'post-featured-image post-navigation-link post-terms post-time-to-read post-title query-pagination-next ' +
  'query-pagination-numbers query-pagination-previous query-title query-total read-more rss search site-logo ' +
  'site-tagline site-title tag-cloud template-part term-count term-description term-name';

/** Those of them that hold others. */
const drawnAround =
  'comments comment-template comments-pagination navigation navigation-submenu post-template query query-no-results ' +
  'query-pagination terms-query term-template';

const bodies: ImportedBody[] = [
  ...Object.entries(written).map(([name, body]) => ({ name, ...body })),
  ...drawn.split(' ').map((name) => ({
    name,
    source: `<!-- wp:${name} {"label":"Find"} /-->${paragraph('Text')}`,
    shown: ['<p>Text</p>'],
    losses: [`${name}: only WordPress can draw it: it is left out`],
  })),
  ...drawnAround.split(' ').map((name) => ({
    name,
    source:
      withHtml(name, `<div>${withHtml('image', '<img src="https://a.example/q.jpg"/>')}</div>`) + paragraph('Text'),
    shown: ['<p>Text</p>'],
    hidden: ['q.jpg'],
    losses: [`${name}: only WordPress can draw it: it is left out, with image in it, with https://a.example/q.jpg`],
  })),
];

const folder = mkdtempSync(join(tmpdir(), 'core-blocks-'));
let read: Map<string, FileRecord>;
beforeAll(async () => {
  read = await readBodies(join(folder, 'blocks.xml'), bodies);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a block of WordPress’ own library is shown, or a line of the report names it', () => {
  it.each(bodies)('$name', (body) => expect(faultsOf(body, read.get(body.name))).toEqual([]));
});
