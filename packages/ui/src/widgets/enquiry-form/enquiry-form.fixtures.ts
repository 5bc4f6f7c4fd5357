import type { DraftStorage } from '../../behaviours/member-form/index.ts';
import { enquiryDraftKey } from './enquiry-fields.ts';

/** What an enquiry is about. */
export const spindle = { id: 31, title: 'Motor spindle HSK-A63, 24,000 rpm' };

/** Who makes it. */
export const hxSpindles = { id: 51, title: 'HX Spindles' };

/** Others who make the like. */
export const candidates = [
  { id: 52, title: 'Kaltner Spindeltechnik' },
  { id: 53, title: 'Suzhou Lianhe Precision' },
  { id: 54, title: 'Torino Mandrini' },
];

/** What its page says of it. */
export const spindleParameters = [
  { label: 'Rated power', value: '25 kW' },
  { label: 'Tool interface', value: 'HSK-A63' },
];

/** A storage that lasts as long as the test, with a draft for the spindle if one is given. */
export const draftStorage = (draft?: Record<string, string>): (() => DraftStorage) => {
  const values = new Map(draft ? [[enquiryDraftKey(spindle.id), JSON.stringify(draft)]] : []);
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
};

/** A storage that is blocked. */
export const blockedStorage = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};
