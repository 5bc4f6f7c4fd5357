import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types, type Results } from '@electric-sql/pglite';
import { PrivateNodeFS } from './private-node-fs.ts';
import { createPreparedRuns } from './run-prepared.ts';
import type { DatabaseReply, DatabaseRequest, DatabaseThreadData, QueryReply, WireError } from './pglite-protocol.ts';

/**
 * The thread in which PGlite runs: in the main thread, a long query would stop every other request. Parsers are
 * functions and cannot cross, so those that drizzle wants (dates as text) are installed here.
 */

const port = parentPort!;
const { folder, program } = workerData as DatabaseThreadData;
const asText = (value: string): string => value;
const rawDates = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    asText,
  ]),
);

const rawJson = { [types.JSON]: asText, [types.JSONB]: asText };

const reply = (message: DatabaseReply): void => port.postMessage(message);

function wireError(error: unknown): WireError {
  const { message = String(error), code, constraint, table, detail } = error as Partial<WireError>;
  return { message, code, constraint, table, detail };
}

async function respond(
  database: PGlite,
  runPrepared: ReturnType<typeof createPreparedRuns>,
  request: DatabaseRequest,
): Promise<unknown> {
  switch (request.kind) {
    case 'query': {
      const { sql, params, rowMode } = request;
      const parsers = { ...rawJson, ...(request.rawDates && rawDates) };
      const prepared = rowMode === 'object' ? await runPrepared(sql, params, parsers) : null;
      const { rows, fields, affectedRows }: Results =
        prepared ?? (await database.query(sql, params, { rowMode, parsers }));
      const json = fields.flatMap(({ name, dataTypeID }, at) =>
        dataTypeID in rawJson ? [rowMode === 'array' ? at : name] : [],
      );
      return { rows, affectedRows, json } satisfies QueryReply;
    }
    case 'exec':
      await database.exec(request.sql);
      return undefined;
    case 'close':
      await database.close();
      return undefined;
  }
}

/**
 * PostgreSQL's own cache of pages. It is touched whole at the start, so that its 128 MB by default are memory of every
 * process; the system caches the same files once more (docs/benchmarks.md).
 */
const sharedBuffers = '32MB';

const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))));

try {
  const wasmModule = program ?? (await compile());
  const database = await PGlite.create({
    fs: new PrivateNodeFS(folder),
    pgliteWasmModule: wasmModule,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  database.onNotification((_channel, payload) => reply({ kind: 'notice', payload }));
  const runPrepared = createPreparedRuns(database);
  port.on('message', (request: DatabaseRequest) => {
    respond(database, runPrepared, request).then(
      (value) => reply({ kind: 'result', id: request.id, value }),
      (error: unknown) => reply({ kind: 'error', id: request.id, error: wireError(error) }),
    );
  });
  reply({ kind: 'ready', program: wasmModule });
} catch (error) {
  reply({ kind: 'failed', error: wireError(error) });
}
