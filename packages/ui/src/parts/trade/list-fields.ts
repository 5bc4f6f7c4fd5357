/** A list that a field of a form holds as JSON, for a draft holds texts; empty where it holds none. */
export const listIn = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** The text of a field that holds a list; empty for an empty one. */
export const listText = (list: readonly unknown[]): string => (list.length === 0 ? '' : JSON.stringify(list));

/** Whether something of a list has fields of its own. */
export const isObject = (item: unknown): item is Record<string, unknown> => typeof item === 'object' && item !== null;

/** A file of a form that is stored. */
export interface StoredFile {
  id: string;
  name: string;
  bytes: number;
}

/** The stored files that a field holds. */
export const filesIn = (text: string): StoredFile[] =>
  listIn(text)
    .filter(isObject)
    .flatMap(({ id, name, bytes }) =>
      typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number' ? [{ id, name, bytes }] : [],
    );
