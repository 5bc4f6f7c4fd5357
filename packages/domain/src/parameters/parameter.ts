import type { Decimal } from './decimal.ts';

/** What a parameter states, to be searched and compared. */
export type ParameterValue =
  | {
      kind: 'quantity';
      /** The least value; null where only a highest is stated. The same as `high` for a single value. */
      low: Decimal | null;
      /** The highest value; null where only a least is stated. */
      high: Decimal | null;
      /** Its code, of UN/CEFACT or ours; null where the service names none. */
      unit: string | null;
    }
  | { kind: 'choice'; choice: string };

/** A parameter of a product: the line that is shown, and what it states where that is more than words. */
export interface Parameter {
  label: string;
  /** As readers of the edition read it, with its unit. */
  value: string;
  /** The stable name of the parameter; absent for a line that has only words. */
  key?: string;
  data?: ParameterValue;
}

/** Codes under which purchasing systems know a product. */
export interface ProductCodes {
  /** ECLASS classification, 8 digits with hyphens: `36-51-01-01`; empty where it is not stated. */
  eclass: string;
  /** UNSPSC classification, 8 digits; empty where it is not stated. */
  unspsc: string;
  /** Global Trade Item Number of 8, 12, 13 or 14 digits; empty where it is not stated. */
  gtin: string;
}

/** Results by the values of a parameter. */
export interface ParameterFacet {
  key: string;
  label: string;
  kind: ParameterValue['kind'];
  /** Null for choices. */
  unit: string | null;
  /** Ranges in their order, both ends included; none for choices. */
  ranges: { low: Decimal; high: Decimal; count: number }[];
  /** Choices, those with the most results first; none for quantities. */
  choices: { value: string; label: string; count: number }[];
}
