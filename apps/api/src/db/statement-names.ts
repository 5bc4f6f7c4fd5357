/** Ends the text of a statement whose plan the database caches. */
export const preparedMark = '/* prepared */';

/** Most prepared statements of one connection; what comes later is planned each time. */
export const mostPrepared = 200;

/** Whether the database is to cache the plan of a statement. */
export const isPrepared = (text: string): boolean => text.endsWith(preparedMark);

/**
 * Names of the prepared statements, by their text; undefined for what is planned each time. Here, and not next to
 * `prepared`, because the thread of the embedded database would load all of drizzle with it.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!isPrepared(text)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    const name = `kept_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
