import { ownStrings, publicStrings, rawShapes } from './hostile-strings.ts';

const listParameters = ['sid', 'tid', 'keyword', 'type', 'year', 'month', 'page'];

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The text in each of some parameters by itself. */
const inEach = (path: string, names: readonly string[], text: string): string[] => {
  // A month is looked at beside a year, and a search beside a keyword.
  const beside = (name: string): string => `${name === 'month' ? '&year=2024' : ''}${path === '/search' && name !== 'keyword' ? '&keyword=part' : ''}`;
  return names.map((name) => `${path}?${name}=${text}${beside(name)}`);
};

/** The text in all parameters at once. A wrong value counts as absent, so that they do not hide each other. */
const inAll = (path: string, names: readonly string[], text: string): string => `${path}?${names.map((name) => `${name}=${text}`).join('&')}`;

/** Pages that read no parameter, all parameters at once, and the segments that visitors write. */
const everywhere = (text: string): string[] => [
  `/?x=${text}`,
  `/index?${text}`,
  inAll('/articles', [...listParameters, 'rows'], text),
  inAll('/articles/latest', listParameters, text),
  inAll('/search', listParameters, text),
  `/article/${text}`,
  `/articles/${text}`,
  `/${text}`,
];

/** Each parameter by itself, of pages and of the calls behind them. */
const oneByOne = (text: string): string[] => [
  ...inEach('/articles', listParameters, text),
  ...inEach('/search', listParameters, text),
  ...inEach('/api/article/list', [...listParameters, 'rows'], text),
  ...inEach('/api/article/detail', ['id', 'url_name'], text),
  ...inEach('/article/info', ['id'], text),
  ...inEach('/article/list', ['tid'], text),
];

const odd: readonly string[] = [
  'page=1&page=2', 'page=x&page=2', 'sid[]=5', 'sid[a]=5', 'sid=5&sid=6', 'keyword=a&keyword=b', 'keyword[]=a', 'page=1%262', '__proto__=1', '__proto__[a]=1', 'constructor.prototype=1',
  '?', '&&&', '=', '=&=', 'keyword', 'keyword&page', '%=%', '%ff=%ff', 'keyword=a%00b', 'keyword=%F0%9F', 'keyword=a+b', 'keyword=a;page=2', 'index', '_routes=', '_routes=routes/home', '_data=root',
  'a=1&'.repeat(1500), 'keyword=' + 'a'.repeat(9216),
];

/** Addresses, from the path on, that no visitor of good will writes; with `HOSTILE_EVERYWHERE=1` each string of the public lists in each parameter by itself, too. */
export function* hostileAddresses(): Generator<string> {
  for (const text of [...ownStrings.map(encode), ...rawShapes]) {
    yield* oneByOne(text);
    yield* everywhere(text);
  }
  for (const path of ['/', '/articles', '/search', '/article/2', '/api/article/list']) for (const query of odd) yield `${path}?${query}`;
  for (const text of publicStrings().map(encode)) {
    if (process.env.HOSTILE_EVERYWHERE) yield* oneByOne(text);
    yield* everywhere(text);
  }
}
