import { DatabaseBusyError } from '../db/query-gate.ts';

/** Thrown when too much of one kind of work waits already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Classes and codes of database errors that pass: no connection, undone for the sake of another, no room, no lock in
 * time, being shut down.
 */
const passing = /^(08|40|53|57)|^(55P03|25006|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** Errors of the drivers that carry no code. */
const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|database thread has ended|database is closed|pool after calling end/;

/** Whether an error means that the database cannot respond now, and may later. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseBusyError || cause instanceof BusyError) return true;
    const { code, severity, syscall } = cause as { code?: unknown; severity?: unknown; syscall?: unknown };
    // A server that ends or refuses a connection says so with this severity.
    if (severity === 'FATAL' || severity === 'PANIC' || passing.test(String(code ?? ''))) return true;
    // The socket of a server that does not run; any other file that is missing is a fault of ours.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (passingMessages.test(cause.message)) return true;
  }
  return false;
}
