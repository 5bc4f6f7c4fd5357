import { ownStrings, publicStrings, rawShapes } from './hostile-strings.ts';

const listParameters = ['sid', 'tid', 'keyword', 'type', 'year', 'month', 'page'];

/** Every page that reads its address, with the parameters that it knows and one that it does not. */
const pages: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  ['/', ['x']],
  ['/index', ['x']],
  ['/articles', [...listParameters, 'rows']],
  ['/articles/latest', listParameters],
  ['/article/2', ['id']],
  ['/search', listParameters],
  ['/api/article/list', [...listParameters, 'rows']],
  ['/api/article/detail', ['id', 'url_name']],
  ['/article/info', ['id']],
  ['/article/list', ['tid']],
];

/** What a parameter needs beside itself to be looked at. */
const beside: Readonly<Record<string, string>> = { month: 'year=2024' };
const needed = (path: string, name: string): string =>
  [path === '/search' && name !== 'keyword' ? 'keyword=part' : '', beside[name] ?? ''].filter(Boolean).map((pair) => `&${pair}`).join('');

/** Pages with a segment of their path that visitors write. */
const segments: readonly string[] = ['/article/', '/articles/', '/'];

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Each parameter and each segment by itself, so that no value is hidden behind another. */
function* oneByOne(text: string): Generator<string> {
  for (const [path, parameters] of pages) {
    for (const name of parameters) yield `${path}?${name}=${text}${needed(path, name)}`;
    yield `${path}?${text}=1`;
  }
  for (const segment of segments) yield segment + text;
}

/** The same in few requests. A wrong value counts as absent, so that parameters do not hide each other. */
function* together(text: string): Generator<string> {
  for (const [path, parameters] of pages.slice(2, 8)) {
    const query = parameters.filter((name) => name !== 'keyword').map((name) => `${name}=${text}`).join('&');
    yield `${path}?${query}${path === '/search' ? '&keyword=part' : ''}`;
    if (parameters.includes('keyword')) yield `${path}?keyword=${text}`;
  }
  for (const segment of segments) yield segment + text;
}

const odd: readonly string[] = [
  'page=1&page=2', 'page=x&page=2', 'sid[]=5', 'sid[a]=5', 'sid=5&sid=6', 'keyword=a&keyword=b', 'keyword[]=a', 'page=1%262', '__proto__=1', '__proto__[a]=1', 'constructor.prototype=1',
  '?', '&&&', '=', '=&=', 'keyword', 'keyword&page', '%=%', '%ff=%ff', 'keyword=a%00b', 'keyword=%F0%9F', 'keyword=a+b', 'keyword=a;page=2', 'index', '_routes=', '_routes=routes/home', '_data=root',
  'a=1&'.repeat(1500), 'keyword=' + 'a'.repeat(9216),
];

/** Addresses, from the path on, that no visitor of good will writes. */
export function* hostileAddresses(): Generator<string> {
  for (const text of ownStrings) yield* oneByOne(encode(text));
  for (const shape of rawShapes) yield* oneByOne(shape);
  for (const [path] of pages) for (const query of odd) yield `${path}?${query}`;
  for (const text of publicStrings()) yield* together(encode(text));
}
