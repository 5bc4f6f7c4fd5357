import { readCorpus } from '../../api/test-support/corpora.ts';
import { rawRequest } from './support/raw-request.ts';
import { countCases, expect, test } from './support/test.ts';

const own: readonly string[] = [
  'https://elsewhere.example',
  'HTTPS://ELSEWHERE.Example:443/a',
  'http://elsewhere.example:8080/?b#c',
  'https://例子.example/',
  'https://ｅｌｓｅ.example',
  'https://xn--fsqu00a.example',
  'https://faß.example',
  'https://else。example',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]:81/',
  'https://elsewhere.example./',
  'https://a%2eexample/',
  'https://a%40b.example/',
  'https://elsewhere.example?@other.example',
  'https://elsewhere.example#@other.example',
  'https://elsewhere.example\\@other.example',
  'https://one.example@other.example',
  'https:elsewhere.example',
  'https://else\u00adwhere.example',
  'https://elsewhere.example:99999/',
  'https://els\teewhere.example',
];

/**
 * The URLs of the public list of web-platform-tests; none where it is not next to the project, and then it says so.
 */
function published(): string[] {
  const text = readCorpus('wpt-urltestdata.json');
  if (text === null)
    test.info().annotations.push({
      type: 'skipped',
      description: 'wpt-urltestdata.json is not next to the project; only our own addresses were compared',
    });
  const entries = JSON.parse(text ?? '[]') as (string | { input: string })[];
  return entries.flatMap((entry) => (typeof entry === 'string' || !entry.input.isWellFormed() ? [] : [entry.input]));
}

/** The host that a text seems to name to a program that cuts it at its slashes. */
const naiveHost = (text: string): string | null => text.split('/')[2] ?? null;

test('the host that the server names for an address from outside is the one that the browser would go to', async ({
  page,
  shell,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const inputs = [...new Set([...own, ...published()])];
  const named: { input: string; host: string }[] = [];
  for (const input of inputs) {
    const { status, body } = await rawRequest(baseURL!, `/redirect?url=${encodeURIComponent(input)}`);
    expect([input, [200, 302, 400, 414].includes(status)]).toEqual([input, true]);
    if (status !== 200) continue;
    const [link] = /<a\b[^>]*\brel="noopener noreferrer nofollow ugc"[^>]*>/.exec(body) ?? [''];
    const href = (/\bhref="([^"]*)"/.exec(link)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    named.push({ input, host: /^https?:\/\/([^/?#]+)/.exec(href)?.[1] ?? `no link: ${link}` });
  }
  expect(named.length).toBeGreaterThan(8);
  countCases('G8', inputs.length, 'URLs');
  await shell.open('/about/contact');
  const gone = await page.evaluate(
    (texts) => texts.map((text) => (URL.canParse(text) ? new URL(text).host : null)),
    named.map(({ input }) => input),
  );
  expect(named).toEqual(named.map(({ input }, index) => ({ input, host: gone[index] })));
  // A server that cut URLs at their slashes would be found out.
  expect(named.filter(({ input }, index) => naiveHost(input) !== gone[index]).length).toBeGreaterThan(3);
});
