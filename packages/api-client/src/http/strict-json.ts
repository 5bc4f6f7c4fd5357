type Reviver = (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown;

/** Whole numbers that a double cannot hold stay as they were written, so that an id is never another one. */
const keepLargeIntegers: Reviver = (_key, value, context) => {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
};

/** Parses JSON and nothing else: throws where ofetch's own parser would hand back the text. */
export function parseStrictJson(text: string): unknown {
  return JSON.parse(text, keepLargeIntegers);
}
