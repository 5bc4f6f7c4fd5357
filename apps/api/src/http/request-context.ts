import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs the handler of a request, and whatever that starts, so that each part of it knows its request. */
export const withRequestId = <Answer>(id: string, answer: () => Answer): Answer => requestIds.run(id, answer);

/**
 * The id of the request to which what runs now belongs, also a rejection that nobody handles; undefined where it
 * belongs to none.
 */
export const currentRequestId = (): string | undefined => requestIds.getStore();
