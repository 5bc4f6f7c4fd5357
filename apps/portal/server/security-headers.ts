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

/** Headers of every response but a built file's. They depend on the response alone, so they can be cached with it. */
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
  // Readers of feeds and pages that link here show our images; nothing else of ours is a part of another site.
  const isImage = headers.get('content-type')?.startsWith('image/') ?? false;
  headers.set('cross-origin-resource-policy', isImage ? 'cross-origin' : 'same-origin');
}
