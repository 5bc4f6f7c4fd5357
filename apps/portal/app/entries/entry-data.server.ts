import type {
  EntrySummary,
  MagazineIssue,
  Post,
  Product,
  Supplier,
  TradeShow,
  Video,
  WhitePaper,
} from '@millwright/domain';
import type { PageHead } from '../site/head.ts';

/** An address of our own in full. */
type Absolute = (path: string | null | undefined) => string | undefined;

/** Makes own addresses absolute. */
export const absoluteOn =
  (origin: string): Absolute =>
  (path) =>
    path ? new URL(path, origin).href : undefined;

/** The length of a video as ISO 8601 writes it. */
const isoDuration = (seconds: number): string | undefined =>
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a duration as ISO 8601 writes it
  seconds > 0 ? `PT${Math.floor(seconds / 60)}M${seconds % 60}S` : undefined;

const common = ({ title, brief, image }: EntrySummary, { canonical }: PageHead, absolute: Absolute) => ({
  name: title,
  description: brief,
  url: canonical,
  image: absolute(image),
});

/** Structured data of a video. */
export const videoData = (video: Video, head: PageHead, absolute: Absolute) => ({
  '@type': 'VideoObject',
  ...common(video, head, absolute),
  thumbnailUrl: absolute(video.image),
  uploadDate: video.publishedAt,
  duration: isoDuration(video.durationSeconds ?? 0),
  ...(video.player.startsWith('/') ? { contentUrl: absolute(video.player) } : { embedUrl: video.player || undefined }),
});

/** Structured data of a supplier. */
export const supplierData = (supplier: Supplier, head: PageHead, absolute: Absolute) => ({
  '@type': 'Organization',
  ...common(supplier, head, absolute),
  logo: absolute(supplier.image),
  foundingDate: supplier.founded > 0 ? String(supplier.founded) : undefined,
  numberOfEmployees: supplier.staff > 0 ? { '@type': 'QuantitativeValue', value: supplier.staff } : undefined,
  address: {
    '@type': 'PostalAddress',
    addressLocality: supplier.city || undefined,
    addressRegion: supplier.region?.name,
  },
});

/** Structured data of a product. */
export const productData = (product: Product, head: PageHead, absolute: Absolute) => ({
  '@type': 'Product',
  ...common(product, head, absolute),
  image: product.gallery.map((picture) => absolute(picture)),
  model: product.model || undefined,
  brand: product.owner ? { '@type': 'Brand', name: product.owner.title } : undefined,
  additionalProperty: product.parameters.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
});

/** Structured data of a trade show. */
export const showData = (show: TradeShow, head: PageHead, absolute: Absolute) => ({
  '@type': 'Event',
  ...common(show, head, absolute),
  startDate: show.startsOn,
  endDate: show.endsOn,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: {
    '@type': 'Place',
    name: show.venue || show.city,
    address: { '@type': 'PostalAddress', addressLocality: show.city, addressRegion: show.region?.name },
  },
  organizer: show.organiser ? { '@type': 'Organization', name: show.organiser } : undefined,
});

/** Structured data of an issue. */
export const issueData = (
  { magazineTitle, year, period, publishedAt, pages, image }: MagazineIssue,
  title: string,
  { canonical }: PageHead,
  absolute: Absolute,
) => ({
  '@type': 'PublicationIssue',
  name: title,
  url: canonical,
  image: absolute(image),
  issueNumber: `${year}-${period}`,
  datePublished: publishedAt,
  pagination: String(pages),
  isPartOf: { '@type': 'Periodical', name: magazineTitle },
});

/** Structured data of a white paper. */
export const paperData = (paper: WhitePaper, head: PageHead, absolute: Absolute) => ({
  '@type': 'Report',
  ...common(paper, head, absolute),
  datePublished: paper.publishedAt,
  isAccessibleForFree: true,
  numberOfPages: paper.pages,
});

/** Structured data of a supply or demand post. */
export const postData = (post: Post, { canonical }: PageHead) => ({
  '@type': post.side === 'supply' ? 'Offer' : 'Demand',
  name: post.title,
  description: post.brief,
  url: canonical,
  validThrough: post.validUntil,
  eligibleQuantity: { '@type': 'QuantitativeValue', value: post.quantity, unitText: post.unit },
  areaServed: post.place || undefined,
});
