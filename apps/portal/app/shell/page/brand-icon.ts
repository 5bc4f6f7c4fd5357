/**
 * The icon of the site as a PNG: feeds and structured data are read by programs that draw no SVG. `public` has the
 * file.
 */
export const brandIcon = { path: '/apple-touch-icon.png', type: 'image/png', width: 180, height: 180 } as const;
