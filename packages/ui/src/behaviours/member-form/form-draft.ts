import type { FormDraft, FormValues } from './member-form.types.ts';

/** The storage of a draft. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The longest text of a field that a draft takes back, so that an edited storage cannot fill a page. */
const longest = 20_000;

/**
 * A draft over web storage. Where storage is blocked, full or holds rubbish there is no draft, and nothing else is
 * lost.
 *
 * @param key Where it is stored: one for each form and what it is about.
 * @param fields The fields of the form; what else is stored is ignored.
 * @param storage Gives the storage. A function, for the mere access may throw.
 */
export const createFormDraft = <Field extends string>(
  key: string,
  fields: readonly Field[],
  storage: () => DraftStorage = () => window.localStorage,
): FormDraft<Field> => ({
  read: () => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (typeof stored !== 'object' || stored === null) return null;
      const texts = fields.map((field) => [field, (stored as Record<string, unknown>)[field]] as const);
      const values = texts.map(
        ([field, text]) => [field, typeof text === 'string' ? text.slice(0, longest) : ''] as const,
      );
      return values.some(([, text]) => text !== '') ? (Object.fromEntries(values) as FormValues<Field>) : null;
    } catch {
      return null;
    }
  },
  write: (values) => {
    try {
      storage().setItem(key, JSON.stringify(values));
    } catch {
      // The form itself still holds it.
    }
  },
  clear: () => {
    try {
      storage().removeItem(key);
    } catch {
      // There was none.
    }
  },
});
