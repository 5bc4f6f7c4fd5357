import { crawl, kindOf, visit } from './support/crawl.ts';
import { isFull } from './support/longer-form.ts';
import { expect, test } from './support/test.ts';

const languages = { cn: 'zh-CN', en: 'en' } as const;
/** Pages that are opened in each edition; they are taken evenly from the kinds of URLs that links lead to. */
const limit = isFull ? 1500 : 24;

test(
  'a visitor who follows links from the home page meets no error, no page wider than the screen, and one ' +
    'heading, a title and the language on each',
  async ({ page, edition }) => {
    test.setTimeout(isFull ? 3_600_000 : 120_000);
    const tabs = [page, await page.context().newPage(), ...(isFull ? [await page.context().newPage()] : [])];
    const { opened, met, kinds, wrong } = await crawl(tabs, languages[edition], limit);
    test.info().annotations.push({
      type: 'crawl',
      description: `${opened} pages opened, ${met} addresses of ${kinds} kinds met`,
    });
    expect(opened).toBe(limit);
    expect(wrong).toEqual([]);
  },
);

test('URLs are of one kind whose items alone differ', () => {
  expect(kindOf('/article/12')).toBe(kindOf('/article/some-name'));
  expect(kindOf('/articles?tid=1&page=2')).toBe(kindOf('/articles?page=9&tid=4'));
  expect(kindOf('/articles?tid=1')).not.toBe(kindOf('/articles?year=1'));
});

test('a page that is missing, too wide, twice headed, without a title or in another language would be noticed', async ({
  page,
  faults,
  edition,
}) => {
  expect((await visit(page, faults, '/no/such/page', languages[edition])).faults[0]).toBe('status 404');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const wide = document.createElement('h1');
      wide.className = 'of-the-test';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.of-the-test { width: 200vw; height: 1px; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      document.body.append(wide);
      document.title = '';
      // oxlint-disable-next-line no-console -- what the test looks for
      console.error('of the test');
    });
  });
  const { faults: found, links } = await visit(page, faults, '/about/contact', 'fr');
  expect(found.map((fault) => fault.replaceAll(/\d+ pixels/g, 'pixels'))).toEqual(
    expect.arrayContaining([
      'pixels too wide',
      '2 headings of the first level',
      'of the test',
      `lang is ${languages[edition]}`,
    ]),
  );
  expect(links.length).toBeGreaterThan(20);
});
