/** What a type of schema.org needs here: what Google's rich results require and recommend, and what else may be said. */
interface Shape {
  required: readonly string[];
  optional?: readonly string[];
}

const thing = ['name', 'description', 'url', 'image'];
const work = [...thing, 'inLanguage', 'datePublished'];

const shapes: Readonly<Record<string, Shape>> = {
  WebSite: { required: ['name', 'url', 'publisher', 'potentialAction'], optional: work },
  WebPage: { required: ['name', 'url', 'inLanguage'] },
  AboutPage: { required: ['name', 'url', 'inLanguage'] },
  ContactPage: { required: ['name', 'url', 'inLanguage'] },
  CollectionPage: { required: ['name', 'url', 'inLanguage'] },
  SearchResultsPage: { required: ['name', 'url', 'inLanguage'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  NewsArticle: {
    required: [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'description',
      'mainEntityOfPage',
    ],
    optional: ['inLanguage'],
  },
  Report: {
    required: ['headline', 'image', 'datePublished'],
    optional: [...work, 'isAccessibleForFree', 'pagination'],
  },
  PublicationIssue: {
    required: ['name', 'issueNumber', 'datePublished', 'image', 'isPartOf'],
    optional: [...work, 'pagination'],
  },
  Periodical: { required: ['name'] },
  Person: { required: ['name'] },
  Organization: {
    required: ['name'],
    optional: [...thing, 'logo', 'foundingDate', 'numberOfEmployees', 'address', 'hasCertification'],
  },
  ImageObject: { required: ['url', 'width', 'height'] },
  Product: {
    required: ['name', 'image', 'description'],
    optional: [...thing, 'model', 'brand', 'category', 'gtin', 'additionalProperty'],
  },
  Certification: {
    required: ['name'],
    optional: ['issuedBy', 'certificationIdentification', 'about', 'expires'],
  },
  Thing: { required: ['name'] },
  Brand: { required: ['name'] },
  PropertyValue: {
    required: ['name'],
    // A range has its ends instead of a value.
    optional: ['value', 'propertyID', 'minValue', 'maxValue', 'unitCode', 'unitText'],
  },
  QuantitativeValue: { required: ['value'], optional: ['unitText'] },
  Event: {
    required: [
      'name',
      'startDate',
      'endDate',
      'location',
      'eventStatus',
      'eventAttendanceMode',
      'description',
      'image',
    ],
    optional: ['url', 'organizer'],
  },
  Place: { required: ['name', 'address'] },
  PostalAddress: { required: [], optional: ['addressLocality', 'addressRegion', 'addressCountry'] },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate', 'description'],
    optional: [...thing, 'duration', 'contentUrl', 'embedUrl'],
  },
  Offer: { required: ['name', 'image'], optional: [...thing, 'validThrough', 'eligibleQuantity', 'areaServed'] },
  Demand: { required: ['name', 'image'], optional: [...thing, 'validThrough', 'eligibleQuantity', 'areaServed'] },
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const isUrl = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s/]+\//.test(value);
/** Every reader shows these; drawings and the newest formats not. */
const isImage = (value: unknown) => isUrl(value) && /\.(?:png|jpe?g|webp|gif)$/.test(String(value));
const isPast = (value: unknown) => Date.parse(String(value)) <= Date.now();
const isInstant = (value: unknown) => instant.test(String(value));

const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  url: isUrl,
  item: isUrl,
  mainEntityOfPage: isUrl,
  contentUrl: isUrl,
  embedUrl: isUrl,
  image: isImage,
  thumbnailUrl: isImage,
  logo: (value) => typeof value === 'object' || isImage(value),
  datePublished: (value) => isInstant(value) && isPast(value),
  dateModified: (value) => isInstant(value) && isPast(value),
  uploadDate: (value) => isInstant(value) && isPast(value),
  validThrough: isInstant,
  startDate: (value) => day.test(String(value)) || isInstant(value),
  endDate: (value) => day.test(String(value)) || isInstant(value),
  foundingDate: (value) => /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(String(value)),
  duration: (value) => /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/.test(String(value)),
  addressCountry: (value) => /^[A-Z]{2}$/.test(String(value)),
  eventStatus: (value) => String(value).startsWith('https://schema.org/Event'),
  eventAttendanceMode: (value) => String(value).endsWith('EventAttendanceMode'),
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function faultsOf(node: Node, place: string): string[] {
  const { '@type': type, '@context': _context, ...properties } = node;
  const shape = shapes[String(type)];
  if (!shape) return [`${place}: no such type: ${String(type)}`];
  const known = new Set([...shape.required, ...(shape.optional ?? [])]);
  const faults = shape.required
    .filter((name) => !(name in properties))
    .map((name) => `${place} (${String(type)}): no ${name}`);
  for (const [name, value] of Object.entries(properties)) {
    const at = `${place}.${name}`;
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    if (!known.has(name)) faults.push(`${at}: no property of ${String(type)} here`);
    if (name !== 'additionalProperty' && values.length === 0) faults.push(`${at}: empty`);
    for (const one of values) {
      if (isNode(one)) faults.push(...faultsOf(one, at));
      else if (one === '' || one === null) faults.push(`${at}: empty`);
      else if (rules[name] && !rules[name](one)) faults.push(`${at}: ${String(one)}`);
    }
  }
  if (type === 'BreadcrumbList') {
    const positions = (properties.itemListElement as Node[]).map(({ position }) => position);
    if (positions.some((position, index) => position !== index + 1))
      faults.push(`${place}: positions ${positions.join()}`);
  }
  if (type === 'Event' && String(properties.endDate) < String(properties.startDate))
    faults.push(`${place}: ends before it begins`);
  if (type === 'NewsArticle' && String(properties.dateModified) < String(properties.datePublished))
    faults.push(`${place}: modified before it was published`);
  return faults;
}

/** What is wrong with a block of JSON-LD, one line a fault; nothing where it is valid. */
export function structuredDataFaults(json: string): string[] {
  const data = JSON.parse(json) as Node;
  if (data['@context'] !== 'https://schema.org') return ['no context'];
  return faultsOf(data, String(data['@type']));
}
