import type { StoredParameter } from '../parameters/stored.ts';
import type { Bilingual, Id } from './entities.ts';

/** What a supplier's people state of it. Texts are plain; what is not stated is empty. */
export interface SupplierFacts {
  brief: Bilingual;
  /** Paragraphs, with an empty line between them. */
  description: Bilingual;
  city: Bilingual;
  /** Where it sells, a market a line. */
  markets: Bilingual;
  /** Year of its foundation; 0 where it is not stated. */
  founded: number;
  /** 0 where it is not stated. */
  staff: number;
  /** Who responds to enquiries; with what follows, shown to members only. */
  person: Bilingual;
  phone: string;
  email: string;
  address: Bilingual;
  /** Search keywords: what else it is found by, a phrase a line. Never shown to readers. */
  searchKeywords: Bilingual;
}

/** What its people may change of a supplier, as it was when they opened it. */
export interface SupplierProfile {
  id: Id;
  /** Its names; editors change them. Empty in an edition that does not have it. */
  title: Bilingual;
  /** Goes with what is stored: a change of anything else than this version is refused. */
  version: string;
  facts: SupplierFacts;
}

/** A certificate as a supplier states it. */
export interface StatedCertificate {
  /** The standard or mark: `ISO 9001`. */
  name: string;
  issuer: Bilingual;
  number: string;
  scope: Bilingual;
  /** The last day on which it holds, YYYY-MM-DD; null for one without an end. */
  validUntil: string | null;
}

/** The certificates of a supplier, for its people. */
export interface DeskCertificates {
  version: string;
  /** Who changes one that was checked makes it one that is stated. */
  items: (StatedCertificate & { isChecked: boolean })[];
}

/** A product of a supplier in the list of its people. */
export interface DeskProductSummary {
  id: Id;
  /** In the edition, else in the other. */
  title: string;
  model: string;
  parameterCount: number;
  /** Whether readers see it. */
  isPublished: boolean;
}

/** What a supplier's people state of a product. */
export interface ProductFacts {
  /** A product is in the editions in which it has a title; one at least. */
  title: Bilingual;
  brief: Bilingual;
  /** The supplier's own designation. */
  model: string;
  parameters: readonly StoredParameter[];
  /** As those of a supplier. */
  searchKeywords: Bilingual;
}

/** A product for the supplier's people, as it was when they opened it. */
export interface DeskProduct {
  id: Id;
  version: string;
  /** Slug of its first-level industry, whose schema its form has; empty where there is none. */
  industry: string;
  facts: ProductFacts;
}

/** A fact that was changed. */
export interface FieldChange {
  /** `founded`, `brief.cn`, `certificate`, `parameter.clamping-force`. */
  field: string;
  /** Empty where nothing was stated. Lists have the first 500 characters. */
  before: string;
  after: string;
}

/** What one of a supplier's people changed in one go. */
export interface DeskChange {
  id: Id;
  /** ISO 8601 instant. */
  changedAt: string;
  /** Name of who did it; empty where the account is deleted. */
  author: string;
  /** What was changed: the supplier itself, or a product. */
  entry: { id: Id; isProduct: boolean; title: string };
  fields: FieldChange[];
}

/** What is wrong in a table of products. */
export type TableMistake =
  | 'noTable'
  | 'tooManyRows'
  | 'noIdColumn'
  | 'unknownColumn'
  | 'columnTwice'
  | 'tooManyCells'
  | 'unknownProduct'
  | 'productTwice'
  | 'noTitle'
  | 'tooLong'
  | 'wrongSearchKeywords'
  | 'changedMeanwhile'
  | 'noNumber'
  | 'noValue'
  | 'lowAboveHigh'
  | 'noChoice'
  | 'noWords'
  | 'tooManyParameters';

/** A mistake in a table of products, and where it stands. */
export interface TableProblem {
  /** Line of the file, from 1, which is the head. */
  line: number;
  /** The head of its column; empty for the line as a whole. */
  column: string;
  mistake: TableMistake;
  /** What stands there, at most 100 characters. */
  value: string;
}
