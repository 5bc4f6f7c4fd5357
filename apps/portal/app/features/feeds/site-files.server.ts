/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
import { msg } from '@lingui/core/macro';
import { brandIcon } from '../../shell/page/structured-data.server.tsx';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { textResponse } from './text-response.server.ts';

/** Own paths that search engines need not request: they return nothing to read, or something else for each visitor. */
const unread = [
  '/api/',
  '/memberApi/',
  '/search',
  '/redirect',
  '/uploads',
  '/favourites',
  '/error',
  '/error1',
  '/img_code',
  '/banner/',
];

/** Responds with `robots.txt`. */
export function loadRobots({ scope: { site } }: PageVisit): Response {
  const lines = [
    'User-agent: *',
    ...unread.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origins[site.editionKey]}/sitemap.xml`,
    '',
  ];
  return textResponse(lines.join('\n'), 'text/plain', 3600);
}

/** Responds with the manifest of the edition. */
export function loadManifest({ scope: { edition, i18n, ownSite } }: PageVisit): Response {
  const name = i18n._(edition.siteName);
  const manifest = {
    name,
    short_name: name,
    description: ownSite
      ? i18n._(edition.welcome)
      : i18n._(msg`News, suppliers and products for industrial buyers and engineers.`),
    lang: edition.lang,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: ownSite?.brand?.color ?? '#1d4f7c',
    // The others are favicon.svg, drawn for what reads no SVG: browsers and telephones request them by these names
    // unasked.
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: brandIcon.path, type: brandIcon.type, sizes: `${brandIcon.width}x${brandIcon.height}`, purpose: 'any' },
      { src: '/favicon.ico', type: 'image/x-icon', sizes: '16x16 32x32 48x48', purpose: 'any' },
    ],
  };
  return textResponse(JSON.stringify(manifest), 'application/manifest+json', 3600);
}
