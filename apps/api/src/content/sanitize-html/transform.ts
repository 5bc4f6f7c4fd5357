import { imageUrl } from '@millwright/api-client';
import { outboundRel, ownPath } from '@millwright/domain';
import type { Attributes, Tag } from 'sanitize-html';
import { idPrefix, ownBox, ownClass, type ArticleHtmlOptions } from './rules.ts';

/** Elements that are nothing without a URL; see `lacksUrl`. */
const linked = new Set(['img', 'source', 'track', 'iframe']);

/** Whether an element lost the URL without which it is nothing. */
export const lacksUrl = ({ tag, attribs }: { tag: string; attribs: Attributes }): boolean =>
  linked.has(tag) && !attribs.src && !attribs.srcset;

/** What a player may do: run its own script and show itself whole; never lead this page elsewhere. */
const playerAttributes = {
  width: '800',
  height: '533',
  loading: 'lazy',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  allow: 'fullscreen; picture-in-picture; encrypted-media',
  allowfullscreen: '',
  referrerpolicy: 'strict-origin-when-cross-origin',
};

/** The id of a body as it stands in the page; undefined where it could not be referred to. */
function ownId(id: string | undefined): string | undefined {
  const text = id?.trim();
  return text && text.length <= 100 && !/\s/.test(text)
    ? idPrefix + text.replace(new RegExp(`^(${idPrefix})+`), '')
    : undefined;
}

/** The address a link of a body may have; undefined for every scheme but http, https, mailto and tel. */
function linkUrl(href: string | undefined): string | undefined {
  const text = href?.trim();
  if (!text) return undefined;
  if (text.startsWith('#')) {
    const id = ownId(text.slice(1));
    return id && `#${id}`;
  }
  const own = ownPath(text);
  if (own !== null) return own;
  const url = URL.parse(/^[/\\]{2}/.test(text) ? `https:${text}` : text);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
}

/** The address of an allowed player: https, a host of the list, nothing in front of it, the usual port. */
export function playerUrl(href: string | undefined, hosts: readonly string[]): string | undefined {
  const url = URL.parse(href?.trim().replace(/^\/\//, 'https://') ?? '');
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return undefined;
  return hosts.includes(url.hostname) ? url.href : undefined;
}

/** Every candidate of a `srcset` whose image may be shown. Commas inside a URL must be escaped, as anywhere. */
function sourceSet(value: string, prefix: string): string | undefined {
  const candidates = value.split(/,\s+|,(?=\/|https?:)/).flatMap((candidate) => {
    const [url = '', descriptor = ''] = candidate.trim().split(/\s+/, 2);
    const image = url.startsWith('data:') ? null : imageUrl(url, prefix);
    if (image === null || !/^(\d+(\.\d+)?[wx])?$/.test(descriptor)) return [];
    return `${image.replaceAll(',', '%2C')} ${descriptor}`.trim();
  });
  return candidates.length > 0 ? candidates.join(', ') : undefined;
}

const size = (value: string | undefined): string | undefined => (/^\d{1,4}$/.test(value ?? '') ? value : undefined);

/**
 * `align`, and the same said by `style` or by the classes of blog editors, become a class: no inline style is kept. A
 * body that went through before has it.
 */
function alignmentClass(tagName: string, attributes: Attributes): string | undefined {
  const own = attributes.class?.split(/\s+/).find((name) => ownClass.test(name));
  if (own !== undefined) return own;
  const style = attributes.style ?? '';
  const floats = /(?:^|;)\s*float\s*:\s*(left|right)\s*(?:;|$)/i.exec(style)?.[1];
  const written = attributes.align ?? /(?:^|;)\s*text-align\s*:\s*([a-z]+)\s*(?:;|$)/i.exec(style)?.[1];
  const align = (
    written ?? /(?:^|\s)(?:has-text-)?align-?(left|right|center)(?:\s|$)/.exec(attributes.class ?? '')?.[1]
  )?.toLowerCase();
  const isImage = tagName === 'img' || tagName === 'figure';
  if (isImage && (floats || align === 'left' || align === 'right'))
    return `article-float-${floats?.toLowerCase() ?? align}`;
  const named = align === 'middle' ? 'center' : align;
  return named && /^(left|center|right|justify)$/.test(named) ? `article-align-${named}` : undefined;
}

function withoutEmpty(attributes: Record<string, string | undefined>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** What becomes of an element, before those that are not allowed or lack their URL are removed. */
export function transformTag(tagName: string, attributes: Attributes, options: ArticleHtmlOptions): Tag {
  const { imagePrefix = '', playerHosts = [], labels = {} } = options;
  const image = (url: string | undefined): string | undefined =>
    url === undefined ? undefined : (imageUrl(url, imagePrefix) ?? undefined);
  const common = { ...attributes, id: ownId(attributes.id), class: alignmentClass(tagName, attributes) };

  switch (tagName) {
    // The page has its one first heading already.
    case 'h1':
      return { tagName: 'h2', attribs: withoutEmpty(common) };
    // A box of ours: `wrap` puts it around its content again.
    case 'div':
      return ownBox.test(attributes.class ?? '')
        ? { tagName, attribs: { class: attributes.class! } }
        : { tagName, attribs: withoutEmpty(common) };
    case 'center':
      return { tagName: 'div', attribs: { class: 'article-align-center' } };
    case 'a': {
      const href = linkUrl(attributes.href);
      // Old documents name their targets.
      const id = common.id ?? ownId(attributes.name);
      const leaves = /^https?:/.test(href ?? '');
      return {
        tagName,
        attribs: withoutEmpty({
          ...common,
          id,
          href,
          target: leaves && attributes.target === '_blank' ? '_blank' : undefined,
          rel: leaves ? outboundRel(`noopener noreferrer ${attributes.rel ?? ''}`) : undefined,
        }),
      };
    }
    case 'blockquote':
    case 'q':
      return { tagName, attribs: withoutEmpty({ ...common, cite: linkUrl(attributes.cite) }) };
    case 'img': {
      // Lazily loaded images of old pages carry their URL next to a placeholder.
      const src = image(attributes['data-src'] ?? attributes['data-original']) ?? image(attributes.src);
      const srcset = attributes.srcset === undefined ? undefined : sourceSet(attributes.srcset, imagePrefix);
      return {
        tagName,
        attribs: withoutEmpty({
          ...common,
          src,
          srcset: src && srcset,
          alt: attributes.alt ?? '',
          width: size(attributes.width),
          height: size(attributes.height),
          loading: 'lazy',
          decoding: 'async',
        }),
      };
    }
    case 'source':
    case 'track': {
      const srcset = attributes.srcset === undefined ? undefined : sourceSet(attributes.srcset, imagePrefix);
      const src = mediaUrl(attributes.src, image);
      return {
        tagName,
        attribs: withoutEmpty({
          ...common,
          src,
          srcset,
          width: size(attributes.width),
          height: size(attributes.height),
        }),
      };
    }
    case 'video':
    case 'audio':
      return {
        tagName,
        attribs: withoutEmpty({
          ...common,
          src: mediaUrl(attributes.src, image),
          poster: image(attributes.poster),
          controls: '',
          preload: 'metadata',
          width: size(attributes.width),
          height: size(attributes.height),
        }),
      };
    // An editor says how a table is drawn.
    case 'table': {
      const { 'data-chart': chart = '', 'data-chart-title': title } = attributes;
      const isChart = /^[a-z]{3,10}(?: \d{1,2}){0,6}$/.test(chart);
      return {
        tagName,
        attribs: withoutEmpty({
          ...common,
          'data-chart': isChart ? chart : undefined,
          'data-chart-title': isChart ? title?.slice(0, 200).trim() || undefined : undefined,
        }),
      };
    }
    case 'iframe': {
      const src = playerUrl(attributes.src, playerHosts);
      return {
        tagName,
        attribs: withoutEmpty({ src, title: attributes.title?.trim() || labels.video, ...playerAttributes }),
      };
    }
    default:
      return { tagName, attribs: withoutEmpty(common) };
  }
}

/** The URL of a film or its subtitles: as an image's, but never a data URL. */
function mediaUrl(url: string | undefined, resolve: (url: string) => string | undefined): string | undefined {
  return url === undefined || /^\s*data:/i.test(url) ? undefined : resolve(url);
}
