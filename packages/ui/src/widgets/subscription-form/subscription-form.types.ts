import type { Id, SubscriptionForm as Subscription, UserProfile } from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { DraftStorage, SendOutcome } from '../../behaviours/member-form/index.ts';
import type { LoadPlaces } from '../../behaviours/places/index.ts';

/** What the reader fills in, as texts. */
export type SubscriptionField =
  | 'type'
  | 'name'
  | 'gender'
  | 'education'
  | 'company'
  | 'country'
  | 'province'
  | 'city'
  | 'address'
  | 'email';

/** What came of subscribing. A server that finds fields wrong names them as the domain does. */
export type SubscriptionOutcome = SendOutcome;

/** Props of {@link SubscriptionForm}. */
export interface SubscriptionFormProps {
  /** The magazine. */
  magazine: { id: Id; title: string };
  /** Subscribes. It may reject, which counts as unreachable, or never settle. */
  onSubscribe: (subscription: Subscription) => Promise<SubscriptionOutcome>;
  /** The member's profile, whose country, province and city the form begins with. @default the default country alone */
  profile?: Pick<UserProfile, 'countryId' | 'provinceId' | 'cityId'> | null;
  /** Fetches countries, provinces and cities once the page is hydrated. @default the tables of this library */
  loadPlaces?: LoadPlaces | undefined;
  /** Where drafts are stored, so that a login loses nothing. It may throw. @default the browser's session storage */
  draftStorage?: (() => DraftStorage) | undefined;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
