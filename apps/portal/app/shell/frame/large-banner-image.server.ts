const largeBanner = /data-part="large"><a\b[^>]*><img\b([^>]*)>/;

/** Attributes by which the inline script requests the banner's large image on a first visit, as the image has them. */
export function largeBannerImageAttributes(frame: string): string {
  const image = largeBanner.exec(frame)?.[1] ?? '';
  return ['sizes', 'srcset', 'src']
    .map((name) => {
      const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(image)?.[1];
      return value === undefined ? '' : ` data-${name}="${value}"`;
    })
    .join('');
}
