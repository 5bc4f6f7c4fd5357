import type { DraftStorage } from '../../behaviours/member-form/index.ts';
import { postDraftKey } from './post-fields.ts';
import type { PostFormProps } from './post-form.types.ts';

/** What a post can be filed under. */
export const choices: Pick<PostFormProps, 'industries' | 'regions'> = {
  industries: [
    { id: 1, name: 'Machine tools', goods: 'machines' },
    { id: 2, name: 'Plastics', goods: 'moulds' },
  ],
  regions: [
    { id: 11, name: 'Zhejiang' },
    { id: 12, name: 'Germany' },
  ],
};

/** A storage that lasts as long as the test, with a draft if one is given. */
export const postStorage = (draft?: Record<string, string>): (() => DraftStorage) => {
  const values = new Map(draft ? [[postDraftKey, JSON.stringify(draft)]] : []);
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
};
