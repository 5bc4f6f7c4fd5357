import { Parser } from 'htmlparser2';

/**
 * Reads what an export says, apart from the importer and in the simplest way: which posts it has, who may read them,
 * and which images, texts, blocks and shortcodes each shows. What an import made of it is compared with this.
 */

/** @typedef {{ text: string, within: string[] }} Passage a text without tags, and the blocks and elements around it */
/**
 * @typedef {{
 *   number: number,
 *   key: string,
 *   title: string,
 *   isPublic: boolean,
 *   images: string[],
 *   media: string[],
 *   passages: Passage[],
 *   drawn: { name: string, url: string, within: string[] }[],
 *   shortcodes: string[],
 * }} Post
 */

const cdata = (text = '') => {
  const parts = [...text.matchAll(/<!\[CDATA\[([^]*?)\]\]>/g)].map(([, inner]) => inner);
  return parts.length > 0 ? parts.join('') : decoded(text);
};

/** Text without entities and tags. */
const decoded = (text) => {
  let plain = '';
  const parser = new Parser({ ontext: (piece) => (plain += piece) });
  parser.end(text);
  return plain;
};

const element = (xml, name) => cdata(new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`).exec(xml)?.[1]).trim();
const meta = (xml, name) => {
  for (const [, one] of xml.matchAll(/<wp:postmeta>([^]*?)<\/wp:postmeta>/g))
    if (element(one, 'wp:meta_key') === name) return element(one, 'wp:meta_value');
  return '';
};

const isImage = (url) => /\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i.test(url);
/** Whether a URL is that of a file, and not of a page. */
export const isFile = (url) =>
  isImage(url) || /\.(?:mp[34]|m4[av]|og[gv]|wav|flac|webm|mov|pdf|zip)(?:$|[?#])/i.test(url);
const isWeb = (url) => /^(?:https?:)?\/\/|^\//.test(url);

/** Where an element names an image that a reader sees; the first that has a value is the one. */
const imageNames = ['data-src', 'data-original', 'data-lazy-src', 'data-orig-src', 'src'];

/** Elements whose text no reader sees. */
const unseen = new Set(['script', 'style', 'noscript', 'template', 'title', 'option', 'textarea', 'iframe', 'object']);

const blockMark = /^\s*(\/)?wp:([a-z][a-z\d-]*(?:\/[a-z][a-z\d-]*)?)\s*(\{[^]*\})?\s*(\/)?$/i;

const jsonOf = (text) => {
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch {
    return {};
  }
};

/** The texts of footnotes, which WordPress stores next to a post. */
const jsonTexts = (json) => [jsonOf(json || '[]')].flat().map(({ content = '' }) => content);

/** Every image in the settings of a block. */
const imagesIn = (value) => {
  if (typeof value === 'string') return isWeb(value) && isImage(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(imagesIn) : [];
};

const shortcode = /(?<!\[)\[([a-z][a-z\d_-]{1,40})((?:\s[^[\]<>]{0,500})?)\](?!\()/g;

/** The shortcodes of a text: those with attributes, those that are closed, and those of WordPress itself. */
const shortcodesIn = (text) =>
  [...text.matchAll(shortcode)].flatMap(([, name, rest]) =>
    /=/.test(rest) || text.includes(`[/${name}]`) || /^(?:gallery|playlist|audio|video)$/.test(name)
      ? [{ name, rest }]
      : [],
  );

/**
 * What a body shows.
 * @param {string} html
 * @param {(ids: string[] | null) => string[]} attached URLs of attachments by their ids, or of those of the post
 */
const bodyOf = (html, attached = () => []) => {
  const found = { images: [], media: [], passages: [], drawn: [], shortcodes: [] };
  /** @type {string[]} */
  const within = [];
  let hidden = 0;
  let text = '';
  const endText = () => {
    // What a shortcode becomes stands between the texts before and after it.
    for (const part of text.split(/\n|\[\/?[a-z][^[\]]*\]/i).map((one) => one.trim()))
      if (/^https?:\/\/\S+$/.test(part)) found.media.push(part);
      else if (part !== '') found.passages.push({ text: part, within: [...within] });
    text = '';
  };
  const isClosed = (name) => {
    const at = within.lastIndexOf(name);
    if (at >= 0) within.splice(at);
  };
  const note = (url, list = found.images) => url && isWeb(url) && list.push(url);
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      if (unseen.has(name)) hidden += 1;
      within.push(name);
      if (name === 'img') note(imageNames.map((one) => attributes[one]).find((url) => url && isWeb(url)));
      if (name === 'video') note(attributes.poster);
      if (/^(?:audio|video|source|embed|iframe)$/.test(name)) note(attributes.src, found.media);
      const [, background] = /background(?:-image)?:[^;]*url\(["']?([^"')]+)/.exec(attributes.style ?? '') ?? [];
      note(background);
    },
    onclosetag(name) {
      endText();
      if (unseen.has(name)) hidden -= 1;
      isClosed(name);
    },
    oncomment(comment) {
      endText();
      const [isMark, isEnd, name, json, isAlone] = blockMark.exec(comment) ?? [];
      if (!isMark) return;
      if (isEnd) return void isClosed(`wp:${name}`);
      const settings = jsonOf(json);
      for (const url of imagesIn(settings)) note(url);
      if (isAlone) found.drawn.push({ name, url: settings.url ?? '', within: [...within] });
      else within.push(`wp:${name}`);
    },
    ontext(piece) {
      if (hidden === 0) text += piece;
    },
  });
  parser.end(html);
  endText();
  for (const { name, rest } of shortcodesIn(html)) {
    found.shortcodes.push(name);
    if (name !== 'gallery') continue;
    const ids = /\b(?:ids|include)\s*=\s*["']?([\d,\s]+)/.exec(rest)?.[1];
    const urls = attached(ids === undefined ? null : ids.match(/\d+/g));
    found.images.push(...(ids === undefined ? urls.filter(isImage) : urls));
  }
  return found;
};

/** The posts of a WordPress export. */
const wordpressPosts = (xml) => {
  const items = [...xml.matchAll(/<item>([^]*?)<\/item>/g)].map(([, item]) => item);
  const attachments = new Map();
  for (const item of items)
    if (element(item, 'wp:post_type') === 'attachment')
      attachments.set(element(item, 'wp:post_id'), {
        url: element(item, 'wp:attachment_url'),
        parent: element(item, 'wp:post_parent'),
      });
  return items.flatMap((item, index) => {
    if (element(item, 'wp:post_type') !== 'post') return [];
    const key = element(item, 'wp:post_id');
    const attached = (ids) =>
      ids === null
        ? [...attachments.values()].flatMap(({ url, parent }) => (parent === key ? [url] : []))
        : ids.flatMap((id) => attachments.get(id)?.url ?? []);
    const body = bodyOf(element(item, 'content:encoded'), attached);
    const featured = attached([meta(item, '_thumbnail_id')]);
    const notes = bodyOf(jsonTexts(meta(item, 'footnotes')).join('<br>'));
    const [status, date] = [element(item, 'wp:status'), element(item, 'wp:post_date_gmt')];
    // WordPress publishes what is scheduled at its time, and when it imports it later.
    const isOut = status === 'publish' || (status === 'future' && Date.parse(`${date}Z`) < Date.now());
    return {
      number: index + 1,
      key,
      title: element(item, 'title'),
      isPublic: isOut && element(item, 'wp:post_password') === '',
      ...body,
      passages: [...body.passages, ...notes.passages],
      drawn: body.drawn.filter(({ name }) => name !== 'footnotes' || notes.passages.length === 0),
      images: [...featured, ...body.images],
    };
  });
};

/** The posts of a Ghost export. */
const ghostPosts = (json, site) => {
  const filled = (text) => (text ?? '').replaceAll('__GHOST_URL__', site);
  return JSON.parse(json).db[0].data.posts.flatMap((post, index) => {
    if (post.type === 'page' || post.page) return [];
    const body = bodyOf(filled(post.html));
    return {
      number: index + 1,
      key: String(post.id),
      title: post.title,
      isPublic: post.status === 'published' && /^(?:public)?$/.test(post.visibility ?? ''),
      ...body,
      images: [...(post.feature_image ? [filled(post.feature_image)] : []), ...body.images],
    };
  });
};

/** The records of RSS or Atom. */
const feedPosts = (xml) =>
  [...xml.matchAll(/<(item|entry)[\s>]([^]*?)<\/\1>/g)].map(([, , item], index) => {
    const key = element(item, 'guid') || element(item, 'id') || element(item, 'link');
    const body = ['content:encoded', 'content', 'description', 'summary'].map((name) => element(item, name));
    return {
      number: index + 1,
      key,
      title: element(item, 'title'),
      isPublic: true,
      ...bodyOf(body.find((text) => text !== '') ?? ''),
    };
  });

/** The URL of the site that an export comes from; '' where it does not say. */
export const siteOf = (text) => element(text, 'wp:base_blog_url') || element(text, 'link');

/**
 * The posts of an export.
 * @param {string} text
 * @param {string} site URL of the site, under which relative URLs are
 * @returns {Post[]}
 */
export const postsOf = (text, site) => {
  const posts = text.trimStart().startsWith('{')
    ? ghostPosts(text, site)
    : text.includes('<wp:wxr_version>')
      ? wordpressPosts(text)
      : feedPosts(text);
  const whole = (urls) => [
    ...new Set(urls.flatMap((url) => URL.parse(url, site || 'http://site.invalid')?.href ?? [])),
  ];
  return posts.map((post) => ({ ...post, images: whole(post.images), media: whole(post.media) }));
};
