import { describe, expect, it } from 'vitest';
import { articleOf, compare, hashOf, linesOf } from '../bench/compare-posts.mjs';
import { postsOf, siteOf } from '../bench/export-posts.mjs';
import { startStandIns } from '../bench/stand-in-media.mjs';

const item = (id, type, inner) =>
  `<item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type><![CDATA[${type}]]></wp:post_type>${inner}</item>`;
const wordpress = (...items) =>
  `<rss><channel><link>https://blog.example</link><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;
const published = '<wp:status>publish</wp:status>';
const contentOf = (html) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;
const attachment = (id, url, parent = 0) =>
  item(id, 'attachment', `<wp:attachment_url>${url}</wp:attachment_url><wp:post_parent>${parent}</wp:post_parent>`);

describe('the posts of an export', () => {
  it('name the images that a reader sees, wherever they stand', () => {
    const body =
      '<!-- wp:image --><img src="/a.jpg" srcset="/a-300x200.jpg 300w"><!-- /wp:image --><!-- wp:group ' +
      '{"style":{"background":{"backgroundImage":{"url":"https://blog.example/b.png"}}}} --><div ' +
      'style="background-image:url(https://cdn.example/c.webp)"></div><!-- /wp:group -->[gallery ids="7,8"]' +
      '<img src="data:image/gif;base64,R0" data-lazy-src="https://blog.example/late.jpg"><a href="/linked.jpg">Link</a>';
    const thumbnail =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
    const [post] = postsOf(
      wordpress(
        attachment(7, 'https://blog.example/7.png'),
        attachment(8, 'https://blog.example/8.png'),
        attachment(9, 'https://blog.example/9.png'),
        item(1, 'post', published + thumbnail + contentOf(body)),
      ),
      'https://blog.example',
    );
    expect(post.images.map((url) => new URL(url).pathname).sort()).toEqual(
      ['/7.png', '/8.png', '/9.png', '/a.jpg', '/b.png', '/c.webp', '/late.jpg'].sort(),
    );
    expect(post).toMatchObject({ number: 4, key: '1', isPublic: true, shortcodes: ['gallery'] });
  });

  it.each([
    ['<wp:status>draft</wp:status>', false],
    ['<wp:status>private</wp:status>', false],
    [`${published}<wp:post_password>x</wp:post_password>`, false],
    ['<wp:status>future</wp:status><wp:post_date_gmt>2999-01-01 00:00:00</wp:post_date_gmt>', false],
    ['<wp:status>future</wp:status><wp:post_date_gmt>2001-01-01 00:00:00</wp:post_date_gmt>', true],
  ])('with %s are for everybody: %s', (about, isPublic) => {
    expect(postsOf(wordpress(item(1, 'post', about), item(2, 'page', published)), '')).toMatchObject([{ isPublic }]);
  });

  it('of Ghost and of feeds are read too', () => {
    const posts = [
      { id: 1, title: 'A', status: 'published', html: '<p>One</p>', feature_image: '__GHOST_URL__/a.png' },
      { id: 2, title: 'B', status: 'published', visibility: 'members', html: '' },
      { id: 3, title: 'C', status: 'published', type: 'page', html: '' },
    ];
    expect(postsOf(JSON.stringify({ db: [{ data: { posts } }] }), 'https://g.example')).toMatchObject([
      { key: '1', isPublic: true, images: ['https://g.example/a.png'], passages: [{ text: 'One' }] },
      { key: '2', isPublic: false },
    ]);
    const feed =
      '<rss><channel><link>https://f.example</link><item><guid>g</guid><description>&lt;img src="/a.png"&gt;' +
      '</description></item></channel></rss>';
    expect(siteOf(feed)).toBe('https://f.example');
    expect(postsOf(feed, siteOf(feed))).toMatchObject([{ key: 'g', images: ['https://f.example/a.png'] }]);
  });
});

describe('what a reader does not see', () => {
  const body =
    '<p>Kept</p><!-- wp:query --><p>Left out</p><!-- wp:post-title /--><!-- /wp:query --><p>Forgotten</p>' +
    '<!-- wp:calendar /--><img src="https://a.example/seen.png"><img src="https://a.example/gone.png">' +
    '<img src="https://a.example/named.png">[slider id="5"]';
  const [post] = postsOf(wordpress(item(1, 'post', published + contentOf(body))), '');
  const bytesOf = (url) => Buffer.from(url);
  const shown = articleOf(
    '<main>Forgotten<article><p>Kept</p>[slider id=“5”]<img src="/img/media/1.png"></article></main>',
  );
  const report =
    'record,title,block or URL,what happened\n1,Post 1,query,"left out, with ""post-title"" in it"\n' +
    '1,Post 1,https://a.example/named.png,it was not fetched\n2,Other,calendar,left out\n';

  it('is told apart by whether the report of the import names it', () => {
    const lines = linesOf(report).get('1');
    const lost = compare(post, shown, new Set([hashOf(bytesOf('https://a.example/seen.png'))]), lines, bytesOf);
    expect([...shown.images]).toEqual(['/img/media/1.png']);
    expect(lost).toEqual([
      { what: 'image https://a.example/gone.png', isNamed: false },
      { what: 'image https://a.example/named.png', isNamed: true },
      { what: 'text “Left out” in wp:query p', isNamed: true },
      { what: 'text “Forgotten” in p', isNamed: false },
      { what: 'block post-title', isNamed: true },
      { what: 'block calendar', isNamed: false },
      { what: 'shortcode slider', isNamed: false },
    ]);
  });
});

it('stand-ins respond to each URL of an export with a file of its own', async () => {
  const standIns = await startStandIns(['www.a.example', 'a.example', 'b.example']);
  try {
    const text = 'https://a.example/1.png //www.a.example/2.jpg https://b.example/1.png https://a.example.org/1.png';
    const urls = standIns.rewritten(text).split(' ');
    expect(new Set(urls.map((url) => new URL(url).host)).size).toBe(3);
    expect(urls[3]).toBe('https://a.example.org/1.png');
    const files = await Promise.all(
      urls.slice(0, 3).map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
    );
    expect(new Set(files.map(hashOf)).size).toBe(3);
    expect(files.map((file, at) => file.equals(standIns.bytesOf(urls[at])))).toEqual([true, true, true]);
    expect(standIns.bytesOf('https://a.example.org/1.png')).toBeNull();
  } finally {
    standIns.close();
  }
});
