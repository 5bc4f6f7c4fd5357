import { imageUrlEnd, isFileUrl } from '../media/media-format.ts';
import { mapTags } from './map-tags.ts';

const named = /(\s(src|poster|data-src|data-original|href)\s*=\s*)("[^"]*"|'[^']*')/gi;
const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|#)/i;

/**
 * Writes the URLs of media in full, which a body may state as paths of its site or without a scheme: they are fetched
 * from there. Links to pages stay paths, which redirect here.
 * @param base URL of the site that the body comes from.
 */
export function absoluteMedia(html: string, base: string): string {
  if (!URL.canParse(base)) return html;
  return mapTags(html, (tag) =>
    tag.replaceAll(named, (whole, before: string, name: string, quoted: string) => {
      const value = quoted.slice(1, -1).trim();
      if (value === '' || isAbsolute.test(value)) return whole;
      const url = URL.parse(value, base);
      const isMedium = name.toLowerCase() !== 'href' || (url && (imageUrlEnd.test(url.href) || isFileUrl(url.href)));
      return url && isMedium ? `${before}${quoted[0]}${url.href}${quoted[0]}` : whole;
    }),
  );
}
