/** What browsers say of a request without a response; the router says the same of one that is not whole or not ours. */
const words = [
  /^(?:Failed to fetch|network error)$/,
  /^(?:NetworkError when|Load failed|The network connection was lost|The Internet connection)/,
];

/** Whether an error says that a page was lost on its way: nobody responded, or not in time, or not in full. */
export const isConnectionLost = (error: unknown): boolean => {
  const { name, message = '' } = (error ?? {}) as Partial<Error>;
  return name === 'TimeoutError' || words.some((one) => one.test(message));
};

/** How long it may take to learn whether a server responds, in milliseconds. */
const patience = 5000;

/** Whether a server responds at a URL, whatever it says. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}
