const largeBanner = /data-part="large"><a\b[^>]*><img\b([^>]*)>/;

/** Attributes by which the inline script requests the banner's large image on a first visit, as the image has them. */
export function largeBannerImageAttributes(frame: string): string {
  const attributes = (largeBanner.exec(frame)?.[1] ?? '').matchAll(/ (?:sizes|srcset|src)="[^"]*"/gi);
  return [...attributes].map(([attribute]) => ` data-${attribute.trim()}`).join('');
}
