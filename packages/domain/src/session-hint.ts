/** Name of the cookie that tells scripts that their browser may hold a session: that one they cannot read. */
export const sessionHint = 'member';

/**
 * Whether a browser may hold a session of its page's host.
 * @param cookies what scripts can read of them
 */
export const mayHaveSession = (cookies: string): boolean => cookies.split('; ').includes(`__Host-${sessionHint}=1`);
