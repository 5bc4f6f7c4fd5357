/** Breaks: a machine that takes the time from the browser instead of a port. */
export const machine = { now: () => Date.now() };
