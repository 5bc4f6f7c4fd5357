import { chmodSync, existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { TransferError } from '../transfer/transfer-error.ts';

/** The way to the process that owns a data folder, for commands that need it to do something: now, to back it up. */

/** Systems take no longer addresses of sockets. */
const longestAddress = 100;

const addressOf = (dataDir: string): string => join(dataDir, 'lock', 'owner.sock');

/** What is asked for. */
export interface BackupRequest {
  file: string;
  force: boolean;
}

type Answer = { size: number } | { error: string };

function isRequest(value: unknown): value is BackupRequest {
  const { file, force } = (value ?? {}) as Partial<BackupRequest>;
  return typeof file === 'string' && file !== '' && typeof force === 'boolean';
}

/** Lets the user who runs this process, and no other user, request backups from it. Returns how to end it. */
export function answerAtSocket(dataDir: string, backUp: (request: BackupRequest) => Promise<number>): () => void {
  const address = addressOf(dataDir);
  if (Buffer.byteLength(address) > longestAddress) return () => undefined;
  // We own the folder, so that a socket that is there is a dead one's.
  rmSync(address, { force: true });
  const server: Server = createServer((connection) => {
    connection.setTimeout(10_000, () => connection.destroy());
    connection.on('error', () => undefined);
    let text = '';
    connection.on('data', (chunk) => {
      text += chunk;
      if (text.length > 16_384) return void connection.destroy();
      if (!text.endsWith('\n')) return;
      connection.setTimeout(0);
      const tell = (answer: Answer): void => void connection.end(`${JSON.stringify(answer)}\n`);
      const request = parse(text);
      if (!isRequest(request)) return tell({ error: 'The request is not understood.' });
      backUp(request).then(
        (size) => tell({ size }),
        (error: Error) => tell({ error: error.message.split('\n')[0]! }),
      );
    });
  });
  server.on('error', () => undefined);
  server.listen(address, () => chmodSync(address, 0o600));
  server.unref();
  return () => {
    server.close();
    rmSync(address, { force: true });
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Asks the owner of a data folder for a backup. Answers its bytes; null where no owner answers. */
export async function askOwner(dataDir: string, request: BackupRequest): Promise<number | null> {
  const address = addressOf(dataDir);
  if (Buffer.byteLength(address) > longestAddress || !existsSync(address)) return null;
  const answer = await new Promise<Answer | null>((resolve) => {
    let text = '';
    const connection = connect(address, () => connection.write(`${JSON.stringify(request)}\n`));
    connection.on('data', (chunk) => (text += chunk));
    connection.on('error', () => resolve(null));
    connection.on('close', () => resolve(parse(text) as Answer | null));
  });
  if (answer === null) return null;
  if ('error' in answer) throw new TransferError(answer.error);
  return answer.size;
}
