import type { EducationLevel, Gender, SubscriptionType } from './account.ts';
import type { EntryReference } from './sourcing.ts';
import type { Id } from './entities.ts';

/** What a member can keep. */
export const FAVOURITE_KINDS = ['article', 'video', 'issue', 'paper', 'supplier', 'product', 'post', 'show'] as const;
/** A kind of what a member can keep. */
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** Something that a member keeps. */
export interface Favourite extends EntryReference {
  kind: FavouriteKind;
  /** ISO 8601 instant at which it was added. */
  keptAt: string;
}

/** What a buyer asks a supplier. Texts are stored as they were written. */
export interface EnquiryForm {
  /** The supplier, product or post that it is about. */
  targetId: Id;
  /** Plain text; empty where nothing is said. */
  specification: string;
  /** A whole number, 1 to 1,000,000,000. */
  quantity: number;
  /** What the quantity counts; empty where it is not said. */
  unit: string;
  /** YYYY-MM-DD; null where there is none. */
  targetDate: string | null;
  /** Where the goods go; empty where it is not said. */
  destination: string;
  message: string;
}

/** An enquiry that was sent. */
export interface Enquiry extends EnquiryForm {
  id: Id;
  /** What it is about; null where that is no more. */
  target: EntryReference | null;
  /** ISO 8601 instant. */
  sentAt: string;
  /** ISO 8601 instant of the supplier's first answer; null before it. */
  answeredAt: string | null;
}

/** A subscription as it is asked for. */
export interface SubscriptionForm {
  type: SubscriptionType;
  /** The magazine that is subscribed to. */
  magazineId: Id;
  name: string;
  gender: Gender;
  education: EducationLevel;
  company: string;
  country: string;
  /** Empty where the country has none to choose. */
  province: string;
  /** Empty where there is none to choose. */
  city: string;
  /** Needed for the printed magazine. */
  address: string;
  /** Needed for the e-zine. */
  email: string;
}

/** A subscription of a member. */
export interface Subscription extends SubscriptionForm {
  id: Id;
  /** ISO 8601 instant. */
  subscribedAt: string;
}
