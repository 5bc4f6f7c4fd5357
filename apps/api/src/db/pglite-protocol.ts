/** What the database thread begins with. */
export interface DatabaseThreadData {
  folder: string;
  /** PostgreSQL as it was compiled for a thread before; null where this is the first. */
  program: WebAssembly.Module | null;
}

/** What the main thread requests of the database thread. */
export type DatabaseRequest =
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object'; rawDates: boolean }
  | { id: number; kind: 'exec'; sql: string }
  | { id: number; kind: 'close' };

/** The rows of a query. Their JSON crosses threads as text, which is faster than what it stands for. */
export interface QueryReply {
  rows: Record<string, unknown>[];
  affectedRows?: number;
  /** Where the rows hold JSON: names of columns, or their places in rows that are arrays. */
  json: readonly (string | number)[];
}

/** An error of the database as it crosses threads. */
export interface WireError {
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  detail?: string;
}

/** What the database thread responds or notifies. */
export type DatabaseReply =
  | { kind: 'ready'; program: WebAssembly.Module }
  | { kind: 'failed'; error: WireError }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: WireError }
  | { kind: 'notice'; payload: string };
