import { flatFacts, oneLine, severalLines, type Bilingual, type SupplierFacts } from '@millwright/domain';
import type { entryContact } from '../../db/schema.ts';
import type { DeskEntry } from './desk-access.ts';
import { readBoth, readList, storeBoth, storeList } from './stored-text.ts';

/** How a supplier is reached, as it is stored. */
export type Contact = typeof entryContact.$inferSelect;

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;

/** What is stated of a supplier, from what is stored. */
export const readFacts = (
  { briefCn, briefEn, details }: Pick<DeskEntry, 'briefCn' | 'briefEn' | 'details'>,
  contact: Contact | undefined,
): SupplierFacts => ({
  brief: { cn: briefCn, en: briefEn },
  description: readList(details.paragraphs, '\n\n'),
  city: readBoth(details.city),
  markets: readList(details.markets, '\n'),
  founded: count(details.founded),
  staff: count(details.staff),
  person: { cn: contact?.personCn ?? '', en: contact?.personEn ?? '' },
  phone: contact?.phone ?? '',
  email: contact?.email ?? '',
  address: { cn: contact?.addressCn ?? '', en: contact?.addressEn ?? '' },
});

const each = ({ cn, en }: Bilingual, change: (text: string) => string): Bilingual => ({
  cn: change(cn),
  en: change(en),
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
  brief: each(facts.brief, severalLines),
  description: each(facts.description, (text) => items(text, betweenParagraphs, '\n\n')),
  city: each(facts.city, oneLine),
  markets: each(facts.markets, (text) => items(text, /\n/, '\n')),
  founded: facts.founded,
  staff: facts.staff,
  person: each(facts.person, oneLine),
  phone: oneLine(facts.phone),
  email: oneLine(facts.email),
  address: each(facts.address, severalLines),
});

/** Facts as texts by their names. */
export const flatSupplier = (facts: SupplierFacts): Record<string, string> => flatFacts({ ...facts });

const differs = (one: Bilingual, other: Bilingual): boolean => one.cn !== other.cn || one.en !== other.en;

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
export const contactOf = (entryId: number, facts: SupplierFacts): Contact => ({
  entryId,
  personCn: facts.person.cn,
  personEn: facts.person.en,
  phone: facts.phone,
  email: facts.email,
  addressCn: facts.address.cn,
  addressEn: facts.address.en,
});
