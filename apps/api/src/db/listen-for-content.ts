import pg from 'pg';

const reconnectDelay = 1000;

/** Tells of changed content. */
export interface ContentListener {
  /** Calls back with the name of the table, or with `resync` when changes may have been missed. Returns how to stop. */
  onChange(listener: (table: string) => void): () => void;
  /** Whether it listens at the moment. */
  hears(): boolean;
  close(): Promise<void>;
}

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
    onChange: (listener: (table: string) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hears: () => isListening,
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
