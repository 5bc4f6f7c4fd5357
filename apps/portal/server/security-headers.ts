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
  /**
   * Whether the editions are on https; anything that a page names with http is then asked for with https. @default
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
    'script-src': ["'self'", hashOf(inlineScript)],
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

/** What no page of ours asks a device for. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers of every answer but a built file's. They depend on the response alone, so they can be cached with it. */
export function setSecurityHeaders(headers: Headers, secure: boolean): void {
  setFileHeaders(headers);
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', refusedFeatures.map((feature) => `${feature}=()`).join(', '));
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Headers of a built file, and of everything else too: what it is, and who may embed it. */
export function setFileHeaders(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff');
  // Readers of feeds and pages that link here show our pictures; nothing else of ours is a part of another site.
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
  headers.set('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin');
}
