import { chmodSync, existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { parseJson } from '../parse-json.ts';

/** The way to the process that owns a data folder, for commands that need it to do something: now, to back it up. */

/** Systems take no longer addresses of sockets. */
const longestPath = 100;

const socketPathOf = (dataDir: string): string => join(dataDir, 'lock', 'owner.sock');

/** What a backup is requested with. */
export interface BackupRequest {
  file: string;
  force: boolean;
}

type OwnerResponse = { size: number } | { error: string };

function isRequest(value: unknown): value is BackupRequest {
  const { file, force } = (value ?? {}) as Partial<BackupRequest>;
  return typeof file === 'string' && file !== '' && typeof force === 'boolean';
}

/** Lets the user who runs this process, and no other user, request backups from it. Returns how to end it. */
export function listenAtSocket(dataDir: string, backUp: (request: BackupRequest) => Promise<number>): () => void {
  const path = socketPathOf(dataDir);
  if (Buffer.byteLength(path) > longestPath) return () => undefined;
  // We own the folder, so that a socket that is there is a dead one's.
  rmSync(path, { force: true });
  const server: Server = createServer((connection) => {
    connection.setTimeout(10_000, () => connection.destroy());
    connection.on('error', () => undefined);
    let text = '';
    connection.on('data', (chunk) => {
      text += chunk;
      if (text.length > 16_384) return void connection.destroy();
      if (!text.endsWith('\n')) return;
      connection.setTimeout(0);
      const tell = (response: OwnerResponse): void => void connection.end(`${JSON.stringify(response)}\n`);
      const request = parseJson(text);
      if (!isRequest(request)) return tell({ error: 'The request is not understood.' });
      backUp(request).then(
        (size) => tell({ size }),
        (error: Error) => tell({ error: error.message.split('\n')[0]! }),
      );
    });
  });
  server.on('error', () => undefined);
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

/** Asks the owner of a data folder for a backup. Returns its bytes; null where no owner responds. */
export async function requestFromOwner(dataDir: string, request: BackupRequest): Promise<number | null> {
  const path = socketPathOf(dataDir);
  if (Buffer.byteLength(path) > longestPath || !existsSync(path)) return null;
  const response = await new Promise<OwnerResponse | null>((resolve) => {
    let text = '';
    const connection = connect(path, () => connection.write(`${JSON.stringify(request)}\n`));
    connection.on('data', (chunk) => (text += chunk));
    connection.on('error', () => resolve(null));
    connection.on('close', () => resolve(parseJson(text) as OwnerResponse | null));
  });
  if (response === null) return null;
  if ('error' in response) throw new OperatorError(response.error);
  return response.size;
}
