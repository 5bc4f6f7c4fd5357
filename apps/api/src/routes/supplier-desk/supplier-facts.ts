import {
  eachText,
  flatFacts,
  oneLine,
  severalLines,
  storedKeys,
  tidySearchKeywords,
  type Bilingual,
  type SupplierFacts,
} from '@millwright/domain';
import type { entryContact } from '../../db/schema.ts';
import { briefsOf, searchKeywordsOf, type DeskEntry } from './desk-access.ts';
import { readBoth, readList, storeBoth, storeList } from './stored-text.ts';

/** How a supplier is reached, as it is stored. */
export type Contact = typeof entryContact.$inferSelect;

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;

/** What is stated of a supplier, from what is stored. */
export const readFacts = (found: DeskEntry, contact: Contact | undefined): SupplierFacts => ({
  brief: briefsOf(found),
  description: readList(found.details.paragraphs, '\n\n'),
  city: readBoth(found.details.city),
  markets: readList(found.details.markets, '\n'),
  founded: count(found.details.founded),
  staff: count(found.details.staff),
  person: readBoth({ cn: contact?.personCn, en: contact?.personEn, de: contact?.personDe }),
  phone: contact?.phone ?? '',
  email: contact?.email ?? '',
  address: readBoth({ cn: contact?.addressCn, en: contact?.addressEn, de: contact?.addressDe }),
  searchKeywords: searchKeywordsOf(found),
});

/** A list of texts as it is read back: items are trimmed, and empty ones go. */
const items = (text: string, between: RegExp, joint: string): string =>
  severalLines(text)
    .split(between)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .join(joint);

const betweenParagraphs = /\n\s*\n/;

/** Facts as they are compared and stored, from what a form says. */
export const tidyFacts = (facts: SupplierFacts): SupplierFacts => ({
  brief: eachText(facts.brief, severalLines),
  description: eachText(facts.description, (text) => items(text, betweenParagraphs, '\n\n')),
  city: eachText(facts.city, oneLine),
  markets: eachText(facts.markets, (text) => items(text, /\n/, '\n')),
  founded: facts.founded,
  staff: facts.staff,
  person: eachText(facts.person, oneLine),
  phone: oneLine(facts.phone),
  email: oneLine(facts.email),
  address: eachText(facts.address, severalLines),
  searchKeywords: eachText(facts.searchKeywords, tidySearchKeywords),
});

/** Facts as texts by their names. */
export const flatSupplier = (facts: SupplierFacts): Record<string, string> => flatFacts({ ...facts });

const differs = (one: Bilingual, other: Bilingual): boolean => storedKeys().some((key) => one[key] !== other[key]);

/** The parts of details that differ. What is the same stays as it was written. */
export function changedDetails(before: SupplierFacts, after: SupplierFacts): Record<string, unknown> {
  return {
    ...(differs(before.description, after.description) && {
      paragraphs: storeList(after.description, betweenParagraphs),
    }),
    ...(differs(before.city, after.city) && { city: storeBoth(after.city) }),
    ...(differs(before.markets, after.markets) && { markets: storeList(after.markets, /\n/) }),
    ...(before.founded !== after.founded && { founded: after.founded }),
    ...(before.staff !== after.staff && { staff: after.staff }),
  };
}

/** The contact that facts state. */
export const contactOf = (entryId: number, facts: SupplierFacts): typeof entryContact.$inferInsert => ({
  entryId,
  personCn: facts.person.cn,
  personEn: facts.person.en,
  ...(facts.person.de !== undefined && { personDe: facts.person.de }),
  phone: facts.phone,
  email: facts.email,
  addressCn: facts.address.cn,
  addressEn: facts.address.en,
  ...(facts.address.de !== undefined && { addressDe: facts.address.de }),
});
