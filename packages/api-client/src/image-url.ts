import { ownPath } from '@millwright/domain';

/** Data URLs of images that may be shown: raster formats, which carry no script. */
const rasterData = /^data:image\/(png|jpeg|gif|webp|avif);/i;

/** Whether a URL has a scheme or a host of its own. */
const isAbsolute = (url: string): boolean => /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url);

/**
 * The URL that an image is shown from (spec §2 Other screens, OS-05 to OS-07). A path gets the configured prefix;
 * absolute http(s) and raster data URLs stay. Null for what is none of these, or would lead to another host than
 * it seems to: both are joined by the URL parser and the host is checked afterwards.
 */
export function imageUrl(path: string, prefix: string): string | null {
  const text = path.replaceAll(/[\t\n\r]/g, '').trim();
  if (text === '') return null;
  if (rasterData.test(text)) return text;
  if (isAbsolute(text)) {
    const url = URL.parse(text, 'https://own.invalid/');
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
    return text.startsWith('http') ? text : url.href;
  }
  if (prefix === '') return ownPath(text);
  const base = URL.parse(prefix.endsWith('/') ? prefix : `${prefix}/`);
  const url = base && URL.parse(text.replace(/^[/\\]+/, ''), base);
  return url && url.origin === base.origin && url.href.startsWith(base.href) ? url.href : null;
}
