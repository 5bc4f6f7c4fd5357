/**
 * The patterns of the pages that `routes/printed.tsx` serves, by the layout around them. Static ones win over those
 * with a segment.
 */
export const printedPaths = {
  /** Header, floating bar, footer and login dialog. */
  site: [
    '/videos',
    '/videos/block',
    '/videos/block/:id',
    '/videos/info',
    '/videos/info/:id',
    '/magazines',
    '/magazines/info',
    '/magazines/info/:id',
    '/whitepapers',
    '/whitepapers/info',
    '/whitepapers/info/:id',
    '/whitepapers/policy',
    '/tradeshow',
    '/tradeshow/directories',
    '/tradeshow/info',
    '/tradeshow/info/:id',
    '/meeting/innovation',
    '/showroom',
    '/showroom/suppliers',
    '/showroom/suppliers/info',
    '/showroom/suppliers/info/:id',
    '/showroom/suppliers/info/video',
    '/showroom/suppliers/info/video/:id',
    '/showroom/products',
    '/showroom/products/info',
    '/showroom/products/info/:id',
    '/showroom/platform',
    '/showroom/supply',
    '/showroom/supply/:id',
    '/showroom/demand',
    '/showroom/demand/:id',
    '/sitemaps',
    '/favourites',
    '/offline',
    '/error',
    '/error1',
  ],
  /** Footer alone. */
  download: ['/appdownload'],
  /** The page alone. */
  empty: ['/redirect', '/uploads'],
  /** The header of an industry's sub-site. */
  subsite: ['/i/:path', '/i/:path/:subpath', '/subsite', '/subsite/*'],
  /** The header of the sub-site whose `sid` they carry, else the site's. */
  either: [
    '/media',
    '/media/:id',
    '/about',
    '/about/index',
    '/about/accessibility',
    '/about/careers',
    '/about/contact',
    '/about/history',
    '/about/intro',
    '/about/management',
    '/about/policy',
  ],
} as const;

/** The pattern of a printed page. */
export type PrintedPath = (typeof printedPaths)[keyof typeof printedPaths][number];
