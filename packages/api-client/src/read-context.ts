import { escapeHtml } from '@millwright/domain';
import type { ReadContext } from './contract/call.ts';
import type { HttpOptions } from './http/http.types.ts';
import { imageUrl } from './image-url.ts';

/** How what the API sends is read. */
export interface ReadOptions extends Pick<HttpOptions, 'edition'> {
  /** Where images that are only a path are: an absolute URL. @default '' (the site itself) */
  imagePrefix?: string;
  /** Origins of the site itself: an article whose URL leads there is read here. @default none */
  ownOrigins?: readonly string[];
  /**
   * Makes the HTML of article bodies safe to show: a sanitiser where the API is somebody else's, `trustedHtml` where it
   * is ours, which sanitises on write. @default all markup shown as text
   */
  prepareHtml?: (html: string) => string;
}

const asText = (html: string): string => `<p>${escapeHtml(html)}</p>`;

/** How wire data is read with these options. */
export function readContext(options: ReadOptions): ReadContext {
  return {
    edition: options.edition,
    // A URL that must not be shown becomes empty, for which a default image is shown.
    imageUrl: (path) => imageUrl(path, options.imagePrefix ?? '') ?? '',
    ownOrigins: options.ownOrigins,
    prepareHtml: options.prepareHtml ?? asText,
  };
}
