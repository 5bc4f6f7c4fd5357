import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodySettings, faultsOf, readBodies, type ImportedBody } from '../../test-support/imported-bodies.ts';
import { readGhost } from './read-ghost.ts';
import type { FileRecord } from './file-record.ts';

/** Each kind of block, from the file to what a reader gets: the sanitised body, and the lines of the report. */

const blocks: ImportedBody[] = [
  {
    name: 'columns',
    source:
      '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' +
      '<!-- wp:paragraph --><p>Left</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column -->' +
      '<div class="wp-block-column"><p>Right</p></div><!-- /wp:column --></div><!-- /wp:columns -->',
    shown: ['<p>Left</p>', '<p>Right</p>'],
    losses: ['columns: its columns stand below one another'],
  },
  {
    name: 'media-text',
    source:
      '<!-- wp:media-text --><div class="wp-block-media-text"><figure><img src="https://a.example/m.jpg" ' +
      'alt="Mould"/></figure><div class="wp-block-media-text__content"><p>Next to</p></div></div><!-- ' +
      '/wp:media-text -->',
    shown: ['src="https://a.example/m.jpg"', '<p>Next to</p>'],
    losses: ['media-text: image and text stand below one another'],
  },
  {
    name: 'cover with an image element',
    source:
      '<!-- wp:cover {"url":"https://a.example/c.jpg"} --><div class="wp-block-cover"><img ' +
      'class="wp-block-cover__image-background" src="https://a.example/c.jpg" alt=""/><div><p>Above it</p>' +
      '</div></div><!-- /wp:cover -->',
    shown: ['src="https://a.example/c.jpg"', '<p>Above it</p>'],
    losses: ['cover: its text stands below its image'],
  },
  {
    name: 'cover with a background that repeats',
    source:
      '<!-- wp:cover --><div class="wp-block-cover is-repeated"><div role="img" ' +
      'class="wp-block-cover__image-background wp-image-5 is-repeated" style="background-position:50% ' +
      '50%;background-image:url(https://a.example/r.jpg)"></div><div><p>On it</p></div></div><!-- ' +
      '/wp:cover -->',
    shown: ['src="https://a.example/r.jpg"', '<p>On it</p>'],
    losses: ['cover: its text stands below its image'],
  },
  {
    name: 'gallery',
    source:
      '<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image --><figure><img ' +
      'src="https://a.example/1.jpg" alt="One"/><figcaption>First</figcaption></figure><!-- /wp:image -->' +
      '<!-- wp:image --><figure><img src="https://a.example/2.jpg" alt=""/></figure><!-- /wp:image -->' +
      '<figcaption>Both</figcaption></figure><!-- /wp:gallery -->',
    shown: ['https://a.example/1.jpg', 'First', 'https://a.example/2.jpg', 'Both'],
    losses: ['gallery: its images stand below one another'],
  },
  {
    name: 'buttons',
    source:
      '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a ' +
      'class="wp-block-button__link" href="https://a.example/buy">Buy</a></div><!-- /wp:button --></div>' +
      '<!-- /wp:buttons -->',
    shown: ['href="https://a.example/buy"', '>Buy</a>'],
    losses: ['buttons: its buttons are links'],
  },
  {
    name: 'footnotes',
    source:
      '<!-- wp:paragraph --><p>Text<sup><a href="#f1" id="f1-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
    extra:
      '<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[[{"id":"f1","content":"A ' +
      'note"}]]]></wp:meta_value></wp:postmeta>',
    shown: ['<sup>', '<ol>', 'A note'],
  },
  {
    name: 'details',
    source:
      '<!-- wp:details --><details><summary>More</summary><!-- wp:paragraph --><p>Inside</p><!-- ' +
      '/wp:paragraph --></details><!-- /wp:details -->',
    shown: ['<details>', '<summary>More</summary>', '<p>Inside</p>'],
  },
  {
    name: 'embed',
    source:
      '<!-- wp:embed {"url":"https://video.example/7"} --><figure><div class="wp-block-embed__wrapper">' +
      '\nhttps://video.example/7\n</div><figcaption>A film</figcaption></figure><!-- /wp:embed -->',
    shown: ['href="https://video.example/7"', 'A film'],
    losses: ['embed: it is a link: https://video.example/7'],
  },
  {
    name: 'html with a player that may be embedded, and one that may not',
    source:
      '<!-- wp:html --><iframe src="https://player.example/1"></iframe><iframe ' +
      'src="https://map.example/2?a=1&amp;b=2">old</iframe><!-- /wp:html -->',
    shown: ['<iframe src="https://player.example/1"', 'href="https://map.example/2?a=1&amp;b=2"'],
    hidden: ['old'],
    losses: ['iframe: it is a link: https://map.example/2?a=1&b=2'],
  },
  {
    name: 'html with a frame that only counts readers',
    source:
      '<!-- wp:html --><p>Text</p><iframe src="https://count.example/1" width="1" height="1"></iframe>' +
      '<iframe src="https://count.example/2" style="display:none"></iframe><!-- /wp:html -->',
    shown: ['<p>Text</p>'],
    hidden: ['count.example'],
    losses: ['iframe: it is left out', 'iframe: it is left out'],
  },
  {
    name: 'html with a script, a form and a drawing',
    source:
      '<!-- wp:html --><p>Before</p><script>alert(1)</script><form action="/x"><label>Name</label><input ' +
      'name="a"></form><svg><path d="M0 0"/></svg><object data="https://a.example/o.swf"></object><!-- ' +
      '/wp:html -->',
    shown: ['Before', 'Name', 'href="https://a.example/o.swf"'],
    hidden: ['alert', '<form', '<svg', '<input'],
    losses: [
      'script: the script is left out',
      'form: the form is left out, its text stays',
      'svg: the drawing is left out',
      'object: it is a link: https://a.example/o.swf',
    ],
  },
  {
    name: 'html with Flash players of old',
    source:
      '<!-- wp:html --><object width="4"><param name="movie" value="https://www.youtube.com/v/dQw4w9WgXcQ&amp;hl=en">' +
      '<embed src="https://www.youtube.com/v/dQw4w9WgXcQ&amp;hl=en"></object><object><param name="movie" ' +
      'value="tour.swf"><embed src="https://flash.example/tour.swf"><p>Without Flash</p></object>' +
      '<embed src="https://flash.example/map.swf"><!-- /wp:html -->',
    shown: [
      'href="https://www.youtube.com/v/dQw4w9WgXcQ&amp;hl=en"',
      'href="https://flash.example/tour.swf"',
      'href="https://flash.example/map.swf"',
    ],
    hidden: ['Without Flash'],
    losses: [
      'object: it is a link: https://www.youtube.com/v/dQw4w9WgXcQ&hl=en',
      'object: it is a link: https://flash.example/tour.swf',
      'embed: it is a link: https://flash.example/map.swf',
    ],
  },
  {
    name: 'a group with an image behind it',
    source:
      '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"https://a.example/g.jpg"}}}} --><div ' +
      'class="wp-block-group"><p>On it</p></div><!-- /wp:group -->',
    shown: ['src="https://a.example/g.jpg"', '<p>On it</p>'],
    losses: ['group: its background image stands above it: https://a.example/g.jpg'],
  },
  {
    name: 'html with an image behind it, and what may not be embedded in it',
    source:
      '<!-- wp:html --><div style="background-image:url(https://a.example/d.jpg)"><p>On it</p><iframe ' +
      'src="https://map.example/1"></iframe></div><table><tr><td style="background:url(https://a.example/t.jpg)">Cell' +
      '</td></tr></table><form><iframe src="https://map.example/2"></iframe></form><!-- /wp:html -->',
    shown: ['src="https://a.example/d.jpg"', '<p>On it</p>', 'href="https://map.example/1"', 'Cell', 'map.example/2"'],
    hidden: ['t.jpg'],
    losses: [
      'div: its background image stands above it: https://a.example/d.jpg',
      'iframe: it is a link: https://map.example/1',
      'td: its background image is left out: https://a.example/t.jpg',
      'form: the form is left out, its text stays',
      'iframe: it is a link: https://map.example/2',
    ],
  },
  {
    name: 'audio, video and file',
    source:
      '<!-- wp:audio --><figure><audio controls src="https://a.example/a.mp3"></audio></figure><!-- ' +
      '/wp:audio --><!-- wp:video --><figure><video controls src="https://a.example/v.mp4"></video>' +
      '</figure><!-- /wp:video --><!-- wp:file --><div><a href="https://blog.example.com/f.pdf">Sheet</a>' +
      '</div><!-- /wp:file -->',
    shown: ['<audio', 'https://a.example/a.mp3', '<video', 'https://a.example/v.mp4', '/f.pdf"', 'Sheet'],
  },
  {
    name: 'table, pull quote, verse, code and separator',
    source:
      '<!-- wp:table --><figure><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table ' +
      '--><!-- wp:pullquote --><figure><blockquote><p>Said</p><cite>Ada</cite></blockquote></figure><!-- ' +
      '/wp:pullquote --><!-- wp:verse --><pre>a\n  b</pre><!-- /wp:verse --><!-- wp:code --><pre><code>x ' +
      '&lt; 1</code></pre><!-- /wp:code --><!-- wp:separator --><hr/><!-- /wp:separator -->',
    shown: ['<td>1</td>', '<blockquote>', '<cite>Ada</cite>', '<pre>a\n  b</pre>', '<code>x &lt; 1</code>', '<hr'],
  },
  {
    name: 'more, page break and spacer',
    source:
      '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:more --><!--more--><!-- /wp:more -->' +
      '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:spacer --><div style="height:9px" ' +
      'aria-hidden="true"></div><!-- /wp:spacer --><p>Two</p>',
    shown: ['<p>One</p>', '<p>Two</p>'],
    losses: ['more: the whole post is shown', 'nextpage: its pages are one page', 'spacer: the space is left out'],
  },
  {
    name: 'social links',
    source:
      '<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link ' +
      '{"url":"https://social.example/us","service":"mastodon"} /--></ul><!-- /wp:social-links -->',
    shown: ['href="https://social.example/us"', 'mastodon'],
  },
  {
    name: 'what only WordPress draws',
    source: '<!-- wp:latest-posts /--><!-- wp:calendar /--><!-- wp:search {"label":"Find"} /--><p>Text</p>',
    shown: ['<p>Text</p>'],
    losses: ['latest-posts', 'calendar', 'search'].map((name) => `${name}: only WordPress can draw it: it is left out`),
  },
  {
    name: 'a block of a plugin',
    source: '<!-- wp:acme/slider {"a":{"b":1}} --><div><p>Slide</p></div><!-- /wp:acme/slider -->',
    shown: ['<p>Slide</p>'],
    losses: ['acme/slider: it is not known here: its text stays, without its scripts and styles'],
  },
  {
    name: 'shortcodes that become figures',
    source:
      '[caption id="x" width="9"]<img src="https://a.example/s.jpg" alt=""> Words[/caption]\n\n[gallery ' +
      'ids="901,902"]\n\n[audio mp3="https://a.example/b.mp3"][/audio]\n\n[embed]https://video.example/9[/e' +
      'mbed]',
    shown: ['s.jpg', '<figcaption> Words', '901.jpg', '902.jpg', '<audio', 'b.mp3', 'href="https://video.example/9"'],
    losses: ['[gallery]: its images stand below one another', '[embed]: it is a link: https://video.example/9'],
  },
  {
    name: 'a gallery as its block writes it, with links, captions and words around it',
    source: 'Before [gallery columns="2" link="file" size="full" ids="903, 902,904"] after',
    shown: [
      '<p>Before',
      '<figure><figure><a href="https://a.example/903.jpg"',
      '<img src="https://a.example/903.jpg" alt="A press"',
      '<figcaption>The &lt;new&gt; press</figcaption></figure>',
      '902.jpg',
      'after',
    ],
    losses: ['[gallery]: not in the export: its media 904', '[gallery]: its images stand below one another'],
  },
  {
    name: 'a gallery of what is attached to the post, in a block',
    source:
      '<!-- wp:shortcode -->[gallery exclude="912" link="none"]<!-- /wp:shortcode --><!-- wp:shortcode -->[audio]' +
      '<!-- /wp:shortcode --><!-- wp:shortcode -->[playlist]<!-- /wp:shortcode -->',
    attached: { 911: 'jpg', 912: 'png', 913: 'mp3', 914: 'mp3', 915: 'mp4' },
    shown: [
      '911.jpg',
      '<audio controls="" src="https://a.example/913.mp3"',
      '913.mp3',
      '914.mp3',
      '<figcaption>Attachment 914',
    ],
    hidden: ['912.png', '915.mp4', '<a '],
    losses: ['[playlist]: its players stand below one another'],
  },
  {
    name: 'captions of older versions, and those that float',
    source:
      '[caption id="" align="alignleft" width="300" caption="Old words"]<a href="https://a.example/t.jpg"><img ' +
      'src="https://a.example/t.jpg"></a>[/caption]\n\n[wp_caption]<p><img src="https://a.example/u.jpg"></p>New[/wp_caption]',
    shown: ['article-float-left', 't.jpg', '<figcaption>Old words', 'u.jpg', '<figcaption>', 'New'],
  },
  {
    name: 'players of shortcodes, with what they lose',
    source:
      '[video width="640" poster="https://a.example/p.jpg" mp4="https://a.example/v.mp4"][/video]\n\n' +
      '[video src="https://video.example/3"]\n\n' +
      '[video webm="/wp-content/w.webm"]<track kind="subtitles" src="https://a.example/w.vtt">[/video]\n\n' +
      '[playlist type="video" ids="915"]\n\n[audio https://a.example/c.ogg]',
    shown: [
      '<video controls="" src="https://a.example/v.mp4" poster="https://a.example/p.jpg"',
      'href="https://video.example/3"',
      'https://blog.example.com/wp-content/w.webm',
      '915.mp4',
      '<audio controls="" src="https://a.example/c.ogg"',
    ],
    losses: [
      '[video]: it is a link: https://video.example/3',
      '[video]: its subtitles are left out: https://a.example/w.vtt',
    ],
  },
  {
    name: 'galleries and playlists of nothing, and players of nothing',
    source: '[gallery]\n\n[gallery ids="998"]\n\n[playlist]\n\n[audio]\n\nA word in brackets: [video] and [embed].',
    shown: ['[audio]', 'A word in brackets: [video] and [embed].'],
    hidden: ['[gallery', '[playlist'],
    losses: [
      '[gallery]: it is left out: no image is attached to the post',
      '[gallery]: not in the export: its media 998',
      '[gallery]: it is left out',
      '[playlist]: it is left out: it has no tracks',
      '[audio]: the shortcode stays as text',
    ],
  },
  {
    name: 'shortcodes that an author shows as text',
    source: 'Write [[gallery ids="1"]] or [[audio]] for them',
    shown: ['Write [gallery ids=', '] or [audio] for them'],
    hidden: ['[['],
  },
  {
    name: 'URLs of their own line, marks of pages and a beginning',
    source:
      'One<!--more-->\n\nhttps://twitter.com/a/status/1\n\nhttps://a.example/page\n\nhttps://a.example/z.mp3\n\n' +
      '<!--nextpage-->\n\nTwo',
    shown: ['One', 'href="https://twitter.com/a/status/1"', 'href="https://a.example/page"', '<audio', 'z.mp3', 'Two'],
    losses: [
      'more: the whole post is shown',
      'nextpage: its pages are one page',
      'embed: it is a link: https://twitter.com/a/status/1',
    ],
  },
  {
    name: 'shortcodes that stay',
    source: 'Before\n\n[contact-form-7 id="5" title="Ask"]\n\n[tabs]',
    shown: ['[contact-form-7 id=', '[tabs]'],
    losses: ['[contact-form-7]: the shortcode stays as text', '[tabs]: the shortcode stays as text'],
  },
];

const cards: ImportedBody[] = [
  {
    name: 'bookmark',
    source:
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" ' +
      'href="https://a.example/p"><div class="kg-bookmark-title">Read this</div></a></figure>',
    shown: ['href="https://a.example/p"', 'Read this'],
    losses: ['kg-bookmark: it is a link with its text'],
  },
  {
    name: 'toggle',
    source:
      '<div class="kg-card kg-toggle-card"><div><h4>Why</h4><button class="kg-toggle-card-icon"><svg>' +
      '<path/></svg></button></div><div><p>Because</p></div></div>',
    shown: ['Why', '<p>Because</p>'],
    losses: ['kg-toggle: its text is shown open'],
  },
  {
    name: 'embed of a host without a player',
    source: '<figure class="kg-card kg-embed-card"><iframe src="https://map.example/1"></iframe></figure>',
    shown: ['href="https://map.example/1"'],
    losses: ['iframe: it is a link: https://map.example/1'],
  },
  {
    name: 'gallery and image',
    source:
      '<figure class="kg-card kg-gallery-card"><div><img src="https://a.example/1.jpg"></div></figure>' +
      '<figure class="kg-card kg-image-card"><img src="https://a.example/2.jpg"></figure>',
    shown: ['1.jpg', '2.jpg'],
    losses: ['kg-gallery: its images stand below one another'],
  },
  {
    name: 'a card that is not known',
    source: '<div class="kg-card kg-signup-card"><p>Join us</p><form><input></form></div>',
    shown: ['Join us'],
    losses: ['kg-signup: its text stays, without its looks'],
  },
];

/** What any source may hold. */
const bodies: ImportedBody[] = [
  {
    name: 'images that a plugin loads late',
    source:
      '<p><img src="data:image/gif;base64,R0" data-lazy-src="https://a.example/1.jpg"><noscript><img ' +
      'src="https://a.example/1.jpg"></noscript><img src="data:image/gif;base64,R0" ' +
      'data-srcset="https://a.example/2-300.jpg 300w, https://a.example/2.jpg 900w"><img ' +
      'srcset="https://a.example/3.jpg 2x"></p>',
    shown: ['src="https://a.example/1.jpg"', 'src="https://a.example/2.jpg"', 'src="https://a.example/3.jpg"'],
  },
  {
    name: 'an image for readers without scripts alone',
    source:
      '<p>a<span class="lazy"></span><noscript><img src="https://a.example/4.jpg" alt="Mill"></noscript>b</p><noscript>' +
      'Turn <b>scripts</b> on</noscript><noscript><img src="https://a.example/5.jpg">',
    shown: ['src="https://a.example/4.jpg"', 'b'],
    hidden: ['scripts'],
    losses: ['noscript: its text for readers without scripts is left out: “Turn scripts on”'],
  },
  {
    name: 'a template',
    source: '<p>a</p><template><p>Never seen</p></template>',
    shown: ['<p>a</p>'],
    hidden: ['Never'],
    losses: ['template: its content is left out'],
  },
  {
    name: 'a body that is nested too deep',
    source: '<div>'.repeat(300) + 'Deep' + '</div>'.repeat(300),
    shown: ['<p>Deep</p>'],
    losses: ['body: it is too long or nested too deep: only its text is shown'],
  },
  {
    name: 'a block in capitals',
    source: '<!-- wp:Acme/Slider --><p>Slide</p><!-- /wp:Acme/Slider -->',
    shown: ['<p>Slide</p>'],
    losses: ['Acme/Slider: it is not known here: its text stays, without its scripts and styles'],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
const read = new Map<string, FileRecord>();
beforeAll(async () => {
  for (const [title, record] of await readBodies(join(folder, 'blocks.xml'), [...blocks, ...bodies]))
    read.set(title, record);
  const ghost = cards.map(({ name, source }, index) => ({
    id: `c${index}`,
    title: `card ${name}`,
    html: source,
    status: 'published',
    published_at: '2026-01-02T03:04:05.000Z',
  }));
  writeFileSync(join(folder, 'ghost.json'), JSON.stringify({ db: [{ data: { posts: ghost } }] }));
  for (const record of readGhost(join(folder, 'ghost.json'), bodySettings, 'https://blog.example.com'))
    if ('record' in record) read.set(String(record.record.title), record);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a block of WordPress', () => {
  it.each(blocks)('$name', (kind) => expect(faultsOf(kind, read.get(kind.name))).toEqual([]));
});

describe('a body', () => {
  it.each(bodies)('$name', (kind) => expect(faultsOf(kind, read.get(kind.name))).toEqual([]));
});

describe('a card of Ghost', () => {
  it.each(cards)('$name', (kind) => expect(faultsOf(kind, read.get(`card ${kind.name}`))).toEqual([]));
});
