import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Compares what an export says with what a reader sees, and with the report of its import. */

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Letters and digits alone, since the site sets other quotes, dashes and spaces. */
const lettersOf = (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Fields of a line of the report. */
const fieldsOf = (line) =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

/** The lines of the report, by the number of their record. */
export const linesOf = (csv) => {
  const lines = new Map();
  for (const line of csv.split('\n').slice(1)) {
    const [number, , what = '', happened = ''] = fieldsOf(line);
    lines.set(number, [...(lines.get(number) ?? []), { what, happened }]);
  }
  return lines;
};

/** What the article of a page shows: its text, and the paths of its images and other media. */
export const articleOf = (html) => {
  const shown = { text: '', html: '', images: new Set(), media: new Set() };
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { src, href, poster }) {
      if (name === 'article') depth += 1;
      if (depth === 0) return;
      if (name === 'img' && src) shown.images.add(src);
      if (poster) shown.images.add(poster);
      for (const url of [src, href]) if (url) shown.media.add(url);
    },
    onclosetag: (name) => void (name === 'article' && (depth -= 1)),
    ontext: (text) => void (depth > 0 && (shown.text += text)),
  });
  parser.end(html);
  return { ...shown, letters: lettersOf(shown.text) };
};

/**
 * Which of what a post shows a reader does not see, and which of that the report does not name.
 *
 * @param {import('./export-posts.mjs').Post} post
 * @param {ReturnType<typeof articleOf>} shown
 * @param {ReadonlySet<string | null>} seenBytes hashes of the files that the page names
 * @param {{ what: string, happened: string }[]} lines of the report, about this post
 * @param {(url: string) => Buffer | null} bytesOf the file of a URL; null where it is none of the export's hosts
 * @returns {{ what: string, isNamed: boolean }[]}
 */
export const compare = (post, shown, seenBytes, lines, bytesOf) => {
  const told = lines.map(({ what, happened }) => `${what} ${happened}`).join('\n');
  const blocks = new Set(lines.map(({ what }) => what));
  const isTold = (...names) => blocks.has('body') || names.some((name) => blocks.has(name.replace(/^wp:/, '')));
  const lost = [];
  const lose = (what, isNamed) => lost.push({ what, isNamed });
  for (const url of post.images) {
    const bytes = bytesOf(url);
    if (bytes !== null && !seenBytes.has(hashOf(bytes))) lose(`image ${url}`, told.includes(url));
  }
  for (const url of post.media) {
    const bytes = bytesOf(url);
    // A player has the id of a video in a URL of its own.
    const id =
      /(?:[?&](?:v|clip_id)=|\/(?:sid|v|embed|video)\/|youtu\.be\/|vimeo\.com\/(?=\d))([\w-]{6,})/.exec(url)?.[1] ??
      url;
    const isShown = [...shown.media].some((one) => one.includes(url) || one.includes(id));
    const isText = shown.letters.includes(lettersOf(decodeURI(url)));
    if (!isShown && !isText && !(bytes !== null && seenBytes.has(hashOf(bytes))))
      lose(`medium ${url}`, told.includes(url));
  }
  for (const { text, within } of post.passages) {
    if (!shown.letters.includes(lettersOf(text)))
      lose(`text “${text.slice(0, 60)}” in ${within.join(' ')}`, isTold(...within));
  }
  for (const { name, url, within } of post.drawn)
    // A link is shown with its URL; one to nowhere is none, and what has no settings had nothing to show.
    if (!shown.media.has(url) && !url.startsWith('#') && name !== 'shortcode')
      lose(`block ${name} ${url}`.trim(), isTold(name, ...within));
  for (const name of post.shortcodes)
    if (new RegExp(`\\[${name}\\b`).test(shown.text) && !isTold(`[${name}]`)) lose(`shortcode ${name}`, false);
  return lost;
};
