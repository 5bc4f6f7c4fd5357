import type { Id } from './entities.ts';

/** A supplier as a list shows it. */
export interface SupplierSummary {
  id: Id;
  name: string;
  brief: string;
  /** Address of the logo; null where there is none. */
  logo: string | null;
  /** Where it is at home: city or province, and the country abroad. Empty where it is not known. */
  region: string;
  /** Year of its foundation; null where it is not known. */
  foundedYear: number | null;
  /** Size of the staff as the supplier states it, such as `200–500`. Empty where it states none. */
  staff: string;
  /** How many of its products are shown. */
  productCount: number;
  /** Whether its business licence was checked. */
  isVerified: boolean;
  industryId: Id | null;
}

/** One technical figure of a product. */
export interface ProductParameter {
  name: string;
  /** The figure as it is printed, such as `0.8` or `500–2000`. */
  value: string;
  /** The unit as it is printed; null where the value has none. */
  unit: string | null;
}

/** A product as a list shows it. */
export interface ProductSummary {
  id: Id;
  name: string;
  /** The supplier's own designation. Empty where there is none. */
  model: string;
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** Whose product it is; null where the supplier is not shown. */
  supplier: { id: Id; name: string } | null;
  /** The figures that tell it from others, the most telling first. */
  parameters: ProductParameter[];
  industryId: Id | null;
}

/** Kinds of post of the supply hall (spec §2 Routes). */
export const TRADE_POST_KINDS = ['supply', 'demand'] as const;
/** Whether a post offers or asks. */
export type TradePostKind = (typeof TRADE_POST_KINDS)[number];

/** A post of the supply hall as a list shows it. */
export interface TradePostSummary {
  id: Id;
  kind: TradePostKind;
  title: string;
  brief: string;
  /** How much; null where it is open to agreement. */
  quantity: number | null;
  /** What the quantity counts, such as `t`. Empty where there is none. */
  unit: string;
  /** Where the goods are, or where they are wanted. Empty where it does not matter. */
  place: string;
  /** ISO 8601 instant. */
  publishedAt: string;
  /** ISO 8601 instant of the last day; null for a post without an end. */
  validUntil: string | null;
  industryId: Id | null;
}

/** A trade show as a list shows it. */
export interface TradeShowSummary {
  id: Id;
  title: string;
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** First day, `YYYY-MM-DD`. */
  startsOn: string;
  /** Last day, `YYYY-MM-DD`. */
  endsOn: string;
  /** The halls. Empty where they are not known. */
  venue: string;
  city: string;
  country: string;
  /** Empty where it is not known. */
  organiser: string;
  industryId: Id | null;
}

/** A press release as a list shows it. */
export interface PressReleaseSummary {
  id: Id;
  title: string;
  brief: string;
  /** Who issued it. */
  issuer: string;
  /** ISO 8601 instant. */
  publishedAt: string;
}
