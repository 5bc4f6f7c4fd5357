import { createHash } from 'node:crypto';

/** Options of the content security policy. */
export interface PolicyOptions {
  /** Text of the inline script that every page carries. @default none: scripts are files */
  inlineScript?: string;
  /** Origins of images, audio and video next to our own. */
  imageOrigins: readonly string[];
  /** Origins of video players inside article bodies. */
  frameOrigins: readonly string[];
  /** Origins that forms may be sent to, next to our own: the member sites. */
  formOrigins: readonly string[];
  /**
   * Whether the editions are on https; anything that a page names with http is then requested with https. @default
   * false
   */
  secure?: boolean;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a page. Its inline script is the same on every page, so its hash can stand here and
 * the page can be cached; a page with a nonce could not. Whatever is not named is refused.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { inlineScript, imageOrigins, frameOrigins, formOrigins, secure = false } = options;
  const policy = Object.entries({
    'default-src': ["'none'"],
    'script-src': inlineScript === undefined ? ["'self'"] : ["'self'", hashOf(inlineScript)],
    'style-src': ["'self'"],
    // Custom properties that a component sets on itself.
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'media-src': ["'self'", ...imageOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }).map(([name, values]) => `${name} ${values.join(' ')}`);
  return (secure ? [...policy, 'upgrade-insecure-requests'] : policy).join('; ');
}
