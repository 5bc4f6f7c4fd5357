import { foreignUrl } from './body-images.ts';

/** Columns of lists and objects in which images are: what only a kind of entry has, and the blocks of a page. */
const columns = ['details', 'blocks'];

/** The names that images have there, of one or of a list. */
const names = new Set(['image', 'gallery']);

/** What is nested deeper is no entry and no page: it stays as it is. */
const deepest = 10;

function mapImages(value: unknown, write: (text: string) => string, depth = 0, isImage = false): unknown {
  if (typeof value === 'string') return isImage ? write(value) : value;
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  if (Array.isArray(value)) return value.map((item) => mapImages(item, write, depth + 1, isImage));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      mapImages(inner, write, depth + 1, isImage || names.has(name)),
    ]),
  );
}

/** The URLs of the images of other sites that are in a product's gallery, or in the blocks of a page. */
export function nestedImages(record: Readonly<Record<string, unknown>>): string[] {
  const urls: string[] = [];
  const note = (text: string): string => {
    urls.push(...[foreignUrl(text)].filter((url) => url !== null));
    return text;
  };
  for (const column of columns) mapImages(record[column], note);
  return urls;
}

/** The same columns with the stored paths of their images. */
export const withNestedPaths = (
  record: Readonly<Record<string, unknown>>,
  pathOf: (url: string) => string | null,
): Record<string, unknown> =>
  Object.fromEntries(
    columns
      .filter((column) => record[column] !== undefined)
      .map((column) => [column, mapImages(record[column], (text) => pathOf(foreignUrl(text) ?? '') ?? text)]),
  );
