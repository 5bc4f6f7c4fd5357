import pg from 'pg';
import type { OpenDatabase } from './database.ts';

const reconnectDelay = 1000;

/** Tells of changed content. */
type ContentListener = Pick<OpenDatabase, 'onContentChange' | 'hearsChanges' | 'close'>;

/** Listens on a connection of its own, and tells `resync` when one was lost, for changes in between were missed. */
export async function listenForContent(databaseUrl: string): Promise<ContentListener> {
  const listeners = new Set<(table: string) => void>();
  const tell = (table: string): void => listeners.forEach((listener) => listener(table));
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let isListening = false;

  const connect = async (isFirst: boolean): Promise<void> => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'millwright listener',
      keepAlive: true,
    });
    client = next;
    const onLost = (): void => {
      if (closed || client !== next) return;
      client = null;
      isListening = false;
      next.end().catch(() => undefined);
      retry = setTimeout(() => void connect(false), reconnectDelay);
      retry.unref();
    };
    next.on('error', onLost);
    next.on('end', onLost);
    next.on('notification', ({ payload }) => tell(payload ?? 'resync'));
    try {
      await next.connect();
      await next.query('listen content');
      isListening = true;
      if (!isFirst) tell('resync');
    } catch {
      onLost();
    }
  };
  await connect(true);

  return {
    onContentChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hearsChanges: () => isListening,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
