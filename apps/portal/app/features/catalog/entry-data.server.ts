import {
  isOwnPath,
  type Certificate,
  type EntrySummary,
  type MagazineIssue,
  type Parameter,
  type Post,
  type Product,
  type Supplier,
  type TradeShow,
  type Video,
  type WhitePaper,
} from '@millwright/domain';
import { commonCode, unitSymbol } from '@millwright/domain/parameters';
import type { PageHead } from '../../shell/page/page-head.server.tsx';

/** A URL of our own in full. */
type Absolute = (path: string | null | undefined) => string | undefined;

/** Makes own URLs absolute. */
export const absoluteOn =
  (origin: string): Absolute =>
  (path) =>
    path ? new URL(path, origin).href : undefined;

/** The length of a video as ISO 8601 writes it. */
const isoDuration = (seconds: number): string | undefined =>
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a duration as ISO 8601 writes it
  seconds > 0 ? `PT${Math.floor(seconds / 60)}M${seconds % 60}S` : undefined;

const common = ({ title }: EntrySummary, { canonical, description, image }: PageHead) => ({
  name: title,
  description,
  url: canonical,
  image,
});

/** Whether every program that reads structured data can show an image: drawings and the newest formats it cannot. */
const isShownEverywhere = (address: string): boolean =>
  /\.(?:png|jpe?g|webp|gif)$/i.test(address.replace(/[?#].*$/s, ''));

/**
 * Structured data of a place. The code of its region says whether that is a country or a part of one; without a code
 * neither is known.
 */
const addressData = (city: string, region: EntrySummary['region']) => {
  const [country, part] = region?.code?.split('-') ?? [];
  if (!city && !country) return undefined;
  return {
    '@type': 'PostalAddress',
    addressLocality: city || undefined,
    addressRegion: part && region?.name,
    addressCountry: country,
  };
};

/** Structured data of a video. */
export const videoData = (video: Video, head: PageHead, absolute: Absolute) => ({
  '@type': 'VideoObject',
  ...common(video, head),
  thumbnailUrl: [head.image],
  uploadDate: video.publishedAt,
  duration: isoDuration(video.durationSeconds ?? 0),
  ...(isOwnPath(video.player) ? { contentUrl: absolute(video.player) } : { embedUrl: video.player || undefined }),
});

/** Structured data of a certificate. */
const certificationData = ({ name, issuer, number, scope, validUntil }: Certificate) => ({
  '@type': 'Certification',
  name,
  issuedBy: issuer ? { '@type': 'Organization', name: issuer } : undefined,
  certificationIdentification: number || undefined,
  about: scope ? { '@type': 'Thing', name: scope } : undefined,
  expires: validUntil ?? undefined,
});

/** Structured data of a supplier. */
export const supplierData = (supplier: Supplier, head: PageHead, absolute: Absolute) => ({
  '@type': 'Organization',
  ...common(supplier, head),
  logo: supplier.image && isShownEverywhere(supplier.image) ? absolute(supplier.image) : undefined,
  foundingDate: supplier.founded > 0 ? String(supplier.founded) : undefined,
  numberOfEmployees: supplier.staff > 0 ? { '@type': 'QuantitativeValue', value: supplier.staff } : undefined,
  address: addressData(supplier.city, supplier.region),
  hasCertification: supplier.certificates.map(certificationData),
});

/** What a parameter states as programs read it: a number with its unit where it is one. */
function propertyData({ label, value, key, data }: Parameter) {
  const named = { '@type': 'PropertyValue', name: label, propertyID: key };
  if (data?.kind !== 'quantity' || data.unit === null) return { ...named, value };
  const { low, high, unit } = data;
  const [least, most] = [low, high].map((end) => (end === null ? undefined : Number(end)));
  return {
    ...named,
    ...(low === high ? { value: least } : { minValue: least, maxValue: most }),
    unitCode: commonCode(unit) ?? undefined,
    unitText: unitSymbol(unit) || undefined,
  };
}

/** Structured data of a product. Prices are agreed on, so that there is no offer. */
export const productData = (product: Product, head: PageHead, absolute: Absolute) => ({
  '@type': 'Product',
  ...common(product, head),
  image: [head.image, ...product.gallery.filter(isShownEverywhere).map((image) => absolute(image))],
  model: product.model || undefined,
  brand: product.owner ? { '@type': 'Brand', name: product.owner.title } : undefined,
  gtin: product.codes.gtin || undefined,
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a classification
  category: product.codes.unspsc ? `UNSPSC ${product.codes.unspsc}` : undefined,
  additionalProperty: product.parameters.map(propertyData),
});

/** Where and when something takes place. */
export interface EventFacts {
  startsOn: string;
  endsOn: string;
  city: string;
  /** Empty where it is not known. */
  venue: string;
  region: EntrySummary['region'];
}

/** Structured data of an event that one goes to. */
export const eventData = ({ startsOn, endsOn, city, venue, region }: EventFacts) => ({
  '@type': 'Event',
  startDate: startsOn,
  endDate: endsOn,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'Place', name: venue || city, address: addressData(city, region) },
});

/** Structured data of a trade show. */
export const showData = (show: TradeShow, head: PageHead) => ({
  ...eventData(show),
  ...common(show, head),
  organizer: show.organiser ? { '@type': 'Organization', name: show.organiser } : undefined,
});

/** Structured data of an issue. */
export const issueData = (
  { magazineTitle, year, period, publishedAt, pages }: MagazineIssue,
  title: string,
  { canonical, description, image }: PageHead,
) => ({
  '@type': 'PublicationIssue',
  name: title,
  description,
  url: canonical,
  image,
  issueNumber: `${year}-${period}`,
  datePublished: publishedAt,
  pagination: pages > 0 ? String(pages) : undefined,
  isPartOf: { '@type': 'Periodical', name: magazineTitle },
});

/** Structured data of a white paper. */
export const paperData = (paper: WhitePaper, head: PageHead) => ({
  '@type': 'Report',
  ...common(paper, head),
  headline: paper.title,
  datePublished: paper.publishedAt,
  isAccessibleForFree: true,
  pagination: paper.pages ? String(paper.pages) : undefined,
});

/** Structured data of a supply or demand post. */
export const postData = (post: Post, head: PageHead) => ({
  '@type': post.side === 'supply' ? 'Offer' : 'Demand',
  ...common(post, head),
  validThrough: post.validUntil ?? undefined,
  eligibleQuantity:
    post.quantity > 0
      ? { '@type': 'QuantitativeValue', value: post.quantity, unitText: post.unit || undefined }
      : undefined,
  areaServed: post.place || undefined,
});
