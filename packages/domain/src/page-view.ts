const known = ['sid', 'tid', 'mid', 'type', 'lang', 'page', 'year', 'month'];

/** What is recorded of a viewed page: its path and the filters of a list, never a keyword or any other typed value. */
export const pageViewUrl = (path: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams([...query].filter(([name]) => known.includes(name)));
  return String(rest) ? `${path}?${rest}` : path;
};
