import type { Id } from '@millwright/domain';

/** A country, province or city. */
export interface Place {
  /**
   * Of a country, its number in ISO 3166-1 and 100, so that China is the 256 of the specification; of a province or
   * city of China, its code in GB/T 2260.
   */
  id: Id;
  /** Its name in the language of the table. */
  name: string;
}

/** A province with its cities; none where the table has none. */
export interface Province extends Place {
  cities: readonly Place[];
}

/** The places that forms offer. */
export interface Places {
  /** Every country and region of ISO 3166-1, China first, then in the order of the language. */
  countries: readonly Place[];
  /** The provinces of China with their cities at the level of prefectures, and those that a province governs itself. */
  provinces: readonly Province[];
}

/** Fetches the places. It may reject or never settle: every field then takes free text. */
export type LoadPlaces = (lang: string) => Promise<Places>;
