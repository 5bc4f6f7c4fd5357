import { isContentTable } from '@millwright/api/content-tags';
import type { ApiAccess } from '../api-access.ts';
import type { Config } from '../config.ts';

/** Changes within so many milliseconds are one: an import writes thousands of rows. */
const gatheringTime = 1000;

/**
 * Calls at once with the first change and, where more follow, once more at the end of each second: never too seldom,
 * never in a storm.
 */
export function gather(
  act: (tables: ReadonlySet<string>) => void,
  wait = gatheringTime,
): { tell(table: string): void; close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  const flush = (): void => {
    const tables = changed;
    changed = new Set();
    act(tables);
    timer = setTimeout(() => {
      timer = undefined;
      if (changed.size > 0) flush();
    }, wait);
    timer.unref();
  };
  return {
    tell(table) {
      changed.add(table);
      if (!timer) flush();
    },
    close: () => clearTimeout(timer),
  };
}

/**
 * Hears of changed content: from the API in this process, whatever its database; or, where the API is another process,
 * from its PostgreSQL where `DATABASE_URL` names it. Else only `POST /purge` notifies. `onChange` gets the tables;
 * null where any may have changed. Returns how to stop.
 */
export async function hearOfChanges(
  api: ApiAccess,
  { apiOrigin, databaseUrl }: Pick<Config, 'apiOrigin' | 'databaseUrl'>,
  onChange: (tables: ReadonlySet<string> | null) => void,
): Promise<() => Promise<void>> {
  const { tell, close } = gather((tables) => onChange([...tables].every(isContentTable) ? tables : null));
  if (api.onContentChange) {
    const stop = api.onContentChange(tell);
    return async () => (stop(), close());
  }
  if (apiOrigin === null || databaseUrl === null) return async () => close();
  const { listenForContent } = await import('@millwright/api/content-changes');
  const changes = await listenForContent(databaseUrl);
  changes.onContentChange(tell);
  return () => (close(), changes.close());
}
