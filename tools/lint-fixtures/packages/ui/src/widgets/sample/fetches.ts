/** Breaks: components fetch nothing. */
export const load = () => fetch('/api/thing');
