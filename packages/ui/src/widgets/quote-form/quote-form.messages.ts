import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import type { PriceProblem } from './quote-fields.ts';
import type { QuoteField } from './quote-form.types.ts';

/** Names of the fields. */
export const fieldNames: Readonly<Record<QuoteField, MessageDescriptor>> = {
  currency: msg`Currency`,
  prices: msg`Prices by quantity`,
  leadTimeDays: msg`Lead time in days`,
  validUntil: msg`Valid until`,
  incoterm: msg`Incoterm`,
  toolingCost: msg`Tooling cost`,
  notes: msg`Notes`,
};

/** What is wrong with a field. */
export const problemTexts: Readonly<Record<QuoteField, Readonly<Record<FieldProblem, MessageDescriptor>>>> = {
  currency: { missing: msg`Choose a currency`, wrong: msg`Choose a currency of the list` },
  prices: { missing: msg`Enter a price`, wrong: msg`Correct the rows that are marked` },
  leadTimeDays: { missing: msg`Enter the lead time`, wrong: msg`Enter whole days from 0 to 3,650` },
  validUntil: { missing: msg`Enter until when it is valid`, wrong: msg`Enter a day that is not in the past` },
  incoterm: { missing: msg`Choose an Incoterm`, wrong: msg`Choose an Incoterm of the list` },
  toolingCost: { missing: msg`Enter the tooling cost`, wrong: msg`Enter an amount with four places at most` },
  notes: { missing: msg`Enter notes`, wrong: msg`The notes are too long or cannot be read` },
};

/** What is wrong with a row of prices. */
export const priceProblems: Readonly<Record<PriceProblem, MessageDescriptor>> = {
  quantity: msg`Enter a whole number from 1 to 1,000,000,000`,
  order: msg`Enter a larger quantity than in the row above`,
  unitPrice: msg`Enter an amount with four places at most`,
};

/** Copy of the quote form. */
export const messages = {
  label: msg`Quote`,
  from: msg`From quantity`,
  unitPrice: msg`Unit price`,
  addPrice: msg`Add a price`,
  leadTimeHint: msg`From the order to the delivery`,
  toolingHint: msg`Once, in the same currency; empty where there is none`,
  incotermHint: msg`Who pays the transport and bears its risk, up to where`,
  incotermNone: msg`Not stated`,
  submit: msg`Send quote`,
  membersOnly: msg`Members can send quotes. What you write is kept in this browser while you log in.`,
  sent: msg`Your quote was sent`,
  another: msg`Write another quote`,
} as const;
