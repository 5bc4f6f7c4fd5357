/** Fetches the router that leads to other pages, and the route modules of an address. */
type Wake = (address?: string) => Promise<unknown>;

let wake: Wake | undefined;

/** Says how the router that leads to other pages is had. */
export const routerComesBy = (fetch: Wake): void => {
  wake = fetch;
};

/**
 * Fetches the router that leads to other pages, and what `address` needs of its modules. Rejects where something cannot be
 * had: the router itself would then reload the page, every time anew and without asking.
 */
export const wakeRouter = async (address?: string): Promise<void> => {
  await wake?.(address);
};
