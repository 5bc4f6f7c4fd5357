import type { StatedCertificate } from '@millwright/domain';
import type { DraftStorage } from '../../behaviours/member-form/index.ts';

/** A certificate in which everything is stated. */
export const iso9001: StatedCertificate = {
  name: 'ISO 9001:2015',
  issuer: { cn: '德国莱茵', en: 'TÜV Rheinland' },
  number: '01 100 1900231',
  scope: { cn: '注塑机的设计与制造', en: 'Design and manufacture of injection moulding machines' },
  validUntil: '2028-06-30',
};

/** A storage that lasts as long as the test, with what stands in it at first. */
export const draftsOf = (stored: Readonly<Record<string, object>> = {}): (() => DraftStorage) => {
  const values = new Map(Object.entries(stored).map(([key, draft]) => [key, JSON.stringify(draft)]));
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
};
