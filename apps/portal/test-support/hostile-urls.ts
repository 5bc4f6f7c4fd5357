import { ownStrings, publicStrings, rawShapes } from './hostile-strings.ts';

const listParameters = ['sid', 'tid', 'keyword', 'type', 'year', 'month', 'page'];

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The text in each of some parameters by itself. */
const inEach = (path: string, names: readonly string[], text: string): string[] => {
  // A month is looked at next to a year, and a search next to a keyword.
  const nextTo = (name: string): string =>
    `${name === 'month' ? '&year=2024' : ''}${path === '/search' && name !== 'keyword' ? '&keyword=part' : ''}`;
  return names.map((name) => `${path}?${name}=${text}${nextTo(name)}`);
};

/** The text in all parameters at once. A wrong value counts as absent, so that they do not hide each other. */
const inAll = (path: string, names: readonly string[], text: string): string =>
  `${path}?${names.map((name) => `${name}=${text}`).join('&')}`;

/** Pages that read no parameter. */
const unread = (text: string): string[] => [`/?x=${text}`, `/index?${text}`];

/** All parameters at once, and the segments that visitors write. */
const everywhere = (text: string): string[] => [
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
  'page=1&page=2',
  'page=x&page=2',
  'sid[]=5',
  'sid[a]=5',
  'sid=5&sid=6',
  'keyword=a&keyword=b',
  'keyword[]=a',
  'page=1%262',
  '__proto__=1',
  '__proto__[a]=1',
  'constructor.prototype=1',
  '?',
  '&&&',
  '=',
  '=&=',
  'keyword',
  'keyword&page',
  '%=%',
  '%ff=%ff',
  'keyword=a%00b',
  'keyword=%F0%9F',
  'keyword=a+b',
  'keyword=a;page=2',
  'index',
  '_routes=',
  '_routes=routes/home',
  '_data=root',
  'a=1&'.repeat(1500),
  'keyword=' + 'a'.repeat(9216),
];

const ours = [...ownStrings.map(encode), ...rawShapes];

/** Every so many of some URLs, the next string those behind them; with `HOSTILE_EVERYWHERE=1` all. */
const inTurn = (urls: readonly string[], turn: number, every: number): readonly string[] =>
  process.env.HOSTILE_EVERYWHERE ? urls : urls.filter((_, index) => index % every === turn % every);

/**
 * URLs, from the path on, that no visitor of good will writes: strings of our own, where pages read them. Each stands by
 * itself in every fourth parameter, and in half of the rest, the next one in the next; with `HOSTILE_EVERYWHERE=1` in
 * all of them.
 */
export function* ownUrls(): Generator<string> {
  for (const [turn, text] of ours.entries()) {
    yield* inTurn(oneByOne(text), turn, 4);
    yield* inTurn(everywhere(text), turn, 2);
  }
  for (const path of ['/', '/articles', '/search', '/article/2', '/api/article/list'])
    for (const query of odd) yield `${path}?${query}`;
}

/**
 * Those with the strings of the public lists, and all where no page reads them; with `HOSTILE_EVERYWHERE=1` each in
 * each parameter by itself, too.
 */
export function* otherUrls(): Generator<string> {
  for (const text of ours) yield* unread(text);
  for (const text of publicStrings().map(encode)) {
    if (process.env.HOSTILE_EVERYWHERE) yield* oneByOne(text);
    yield* unread(text);
    yield* everywhere(text);
  }
}
