import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs the handler of a request, and whatever that starts, so that each part of it knows its request. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => requestIds.run(id, run);

/**
 * The id of the request to which what runs now belongs, also a rejection that nobody handles; undefined where it
 * belongs to none.
 */
export const currentRequestId = (): string | undefined => requestIds.getStore();
