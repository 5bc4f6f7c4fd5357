import { inTime } from './in-time.ts';

/** Fetches the router that leads to other pages, and the route modules of an address. */
type Wake = (address?: string) => Promise<unknown>;

let wake: Wake | undefined;

/** Says how the router that leads to other pages is had. */
export const routerComesBy = (fetch: Wake): void => {
  wake = fetch;
};

/** How long the router and the modules of a route may take, in milliseconds. */
const patience = 10_000;

// In the words in which Chromium says it of one that is not there.
const isLost = () => new TypeError('Failed to fetch dynamically imported module');

/**
 * Fetches the router that leads to other pages, and what `address` needs of its modules. Rejects where something cannot
 * be had: the router itself would then reload the page, every time again and without asking.
 */
export const wakeRouter = async (address?: string): Promise<void> => {
  const coming = wake?.(address);
  // What is fetched ahead may take its time: nobody waits for it.
  await (coming && address ? inTime(coming, patience, isLost) : coming);
};
