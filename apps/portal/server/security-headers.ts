import { createHash } from 'node:crypto';

/** Options of the content security policy. */
export interface PolicyOptions {
  /** Text of the inline script that every page carries. */
  inlineScript: string;
  /** Origins of pictures beside our own. */
  imageOrigins: readonly string[];
  /** Origins of video players inside article bodies. */
  frameOrigins: readonly string[];
  /** Origins that forms may be sent to, beside our own: the member sites. */
  formOrigins: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a page. Its inline script is the same on every page, so its hash can stand here and the
 * page can be cached; a page with a nonce could not.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { inlineScript, imageOrigins, frameOrigins, formOrigins } = options;
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf(inlineScript)],
    'style-src': ["'self'"],
    // Custom properties that a component sets on itself.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Headers of every answer. */
export function setSecurityHeaders(headers: Headers, secure: boolean): void {
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
