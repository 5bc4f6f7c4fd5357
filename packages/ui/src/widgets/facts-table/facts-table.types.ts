import type { ReactNode } from 'react';

/** A labelled fact. */
export interface ShownFact {
  label: string;
  /** A fact without a value is left out; so is a count of nothing. */
  value: ReactNode;
}

/** Props of the facts table. */
export interface FactsTableProps {
  /** The facts, in the order shown. Without any nothing is shown. */
  facts: readonly ShownFact[];
}
