import type { StatedCertificate } from '@millwright/domain';
import type { DeskEntry } from './desk-access.ts';
import { readBoth, storeBoth } from './stored-text.ts';

/** Certificates as details hold them: with whom they were checked by, and in the shape that somebody wrote. */
export const storedIn = ({ details }: Pick<DeskEntry, 'details'>): unknown[] =>
  Array.isArray(details.certificates) ? (details.certificates as unknown[]) : [];

/** A certificate as it is stated, and by whom it was checked; empty for nobody. */
export type ReadCertificate = StatedCertificate & { checkedBy: string; checkedOn: string; isChecked: boolean };

const dayIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a stored certificate; a plain name is one of which nothing else is stated. */
export function readStated(value: unknown): ReadCertificate {
  const stored = (typeof value === 'string' ? { name: value } : Object(value)) as Record<string, unknown>;
  const { en, cn } = readBoth(stored.checked_by);
  return {
    name: readBoth(stored.name).en || readBoth(stored.name).cn,
    issuer: readBoth(stored.issuer),
    number: readBoth(stored.number).en,
    scope: readBoth(stored.scope),
    validUntil: dayIn(stored.valid_until),
    checkedBy: en || cn,
    checkedOn: dayIn(stored.checked_on) ?? '',
    isChecked: (en || cn) !== '',
  };
}

/** What is left out of a certificate that a supplier states: nobody has checked it. */
export const toStore = ({ name, issuer, number, scope, validUntil }: StatedCertificate) => ({
  name,
  issuer: storeBoth(issuer),
  number,
  scope: storeBoth(scope),
  valid_until: validUntil,
});

/** What a certificate states, as text: the same of two that state the same, checked or not. */
export const contentOf = (value: unknown): string => JSON.stringify(toStore(readStated(value)));

/** Whether two stored certificates state the same. */
export const isSameCertificate = (one: unknown, other: unknown): boolean => contentOf(one) === contentOf(other);

/** A certificate in a line, for what was changed. */
export const lineOf = (value: unknown): string => {
  if (value === undefined) return '';
  const { name, issuer, number, scope, validUntil } = readStated(value);
  const parts = [name, ...Object.values(issuer), number, ...Object.values(scope), validUntil ?? ''].filter(
    (part) => part !== '',
  );
  return [...new Set(parts)].join(' · ');
};
