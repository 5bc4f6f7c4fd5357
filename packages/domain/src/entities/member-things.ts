import type { EducationLevel, Gender, SubscriptionType } from './account.ts';
import type { EntryReference } from './sourcing.ts';
import type { Id } from './entities.ts';

/** What can be a favourite. */
export const FAVOURITE_KINDS = ['article', 'video', 'issue', 'paper', 'supplier', 'product', 'post', 'show'] as const;
/** A kind of favourite. */
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** A favourite of a member. */
export interface Favourite extends EntryReference {
  kind: FavouriteKind;
  /** ISO 8601 instant at which it was added. */
  savedAt: string;
}

/** A subscription as it is requested. */
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
