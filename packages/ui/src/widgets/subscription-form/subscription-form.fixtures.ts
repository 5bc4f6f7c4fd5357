import type { DraftStorage } from '../../behaviours/member-form/index.ts';
import type { Places } from '../../behaviours/places/index.ts';
import { subscriptionDraftKey } from './subscription-fields.ts';

/** A magazine. */
export const metalworking = { id: 3, title: 'Metalworking Today' };

/** A few places, there at once. */
export const somePlaces: Places = {
  countries: [
    { id: 256, name: 'China' },
    { id: 376, name: 'Germany' },
  ],
  provinces: [
    {
      id: 320000,
      name: 'Jiangsu',
      cities: [
        { id: 320100, name: 'Nanjing' },
        { id: 320500, name: 'Suzhou' },
      ],
    },
    { id: 710000, name: 'Taiwan', cities: [] },
  ],
};

/** A storage that lasts as long as the test, with a draft for the magazine if one is given. */
export const draftStorage = (draft?: Record<string, string>): (() => DraftStorage) => {
  const values = new Map(draft ? [[subscriptionDraftKey(metalworking.id), JSON.stringify(draft)]] : []);
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
};

/** What a reader of the e-zine fills in. */
export const reader = {
  type: 'eZine',
  name: 'Lin Xia',
  gender: 'ms',
  education: 'postgraduate',
  company: 'Suzhou Spindle Works',
  country: 'China',
  province: 'Jiangsu',
  city: 'Suzhou',
  address: '',
  email: 'lin@example.com',
};
