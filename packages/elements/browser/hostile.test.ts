import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone, said } from './samples.ts';
import { barePage, hostilePage, open, ready, startBrowser } from './stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** What the page's own boxes are on every one of these pages, and what it puts into the slider. */
const frame = `
  html::before, html::after, body::before, body::after, main::before, main::after { content: none }
  html, body, main[class] { margin: 0; padding: 0; border: 0; float: none; height: auto; overflow: visible; position: static }
  main[class] { display: grid; grid-template-columns: minmax(0, 1fr) }
  [data-slide][data-slide][data-slide] { all: initial; display: block; height: 40px }
`;

/** What sites say of everything, which no widget is made for. */
const hostile = `
  * { margin: 7px; padding: 9px; border: 3px solid red; letter-spacing: 4px; text-transform: uppercase; box-sizing: content-box;
    float: left; line-height: 3; position: relative; border-radius: 20px; transition: all 3s }
  *::before, *::after { content: 'x'; padding: 5px }
  body { font: italic bold 30px/2 fantasy; color: red; text-align: right; word-spacing: 9px;
    text-indent: 20px; white-space: nowrap; visibility: visible }
  button { all: unset }
  h2, h3 { font-size: 60px; color: lime; text-decoration: underline wavy }
  a { color: blue; background: yellow; display: block }
  input, select { width: 40px; height: 90px; background: black; appearance: none }
  ul, li { list-style: square; display: inline-block; width: 50% }
  img { width: 30px; border: 9px solid; max-width: none; float: right; filter: invert(1) }
  svg { width: 90px; fill: red; display: inline; opacity: .2 }
  path, circle, use { fill: red; stroke: lime; opacity: .1; display: none; transform: rotate(9deg) }
  ::placeholder { color: red; font-size: 30px } ::marker { content: 'x'; font-size: 40px }
  p { max-width: 5em; font-size: 8px }
  details { display: flex } summary { list-style: none; font-size: 40px }
  .page h2, main nav a, main form input { margin: 99px; color: red }
  [class*='title'], [class^='mw-'] { background: red }
  div { display: flex; overflow: hidden; height: 10px }
  [data-millwright] { max-height: 90px; font: 9px serif; zoom: 2 }
  @media (width > 0px) { form { display: none } dialog, [role='dialog'] { width: 90px } }
  ${frame}
`;

const pages = {
  'rules in no layer, before ours': { place: 'before', css: hostile },
  'rules in no layer, after ours': { place: 'after', css: hostile },
  'rules in a layer that is named before ours': {
    place: 'before',
    css: `@layer site, mw; @layer site { ${hostile} } ${frame}`,
  },
} as const;

const isDrawing = /^(?:svg|path|circle|rect|line|polyline|polygon|g|use)\./;

/** What a drawing shows: it holds no text, and what is inside of it has no box. */
const isDrawn =
  /^(?:place|visibility|opacity|filter|fill|stroke|stroke-width|color|transform|rotate|scale|position|z-index)$/;

/** An element of a page: what a browser computes for it, by name. */
interface Looked {
  name: string;
  look: Record<string, string>;
}

/**
 * Everything that a browser computes for an element and what stands inside of it, with where it is. As JSON: to hand over
 * so many values one by one takes longer than the page.
 */
const lookOf = async (page: Page, selector: string): Promise<Looked[]> =>
  JSON.parse(
    await page.evaluate((wanted) => {
      const root = document.querySelector(wanted)!;
      const from = root.getBoundingClientRect();
      const names = [...getComputedStyle(root)].filter((name) => !name.startsWith('--'));
      const look = (element: Element, pseudo?: string) => {
        const style = getComputedStyle(element, pseudo);
        return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
      };
      const elements = [root, ...root.querySelectorAll('*')].filter(
        (element) => !element.closest('[data-millwright-own]'),
      );
      return JSON.stringify(
        elements.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const round = (number: number) => Math.round(number * 10) / 10;
          return {
            name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
            look: {
              ...look(element),
              place:
                width + height === 0
                  ? 'none'
                  : `${round(left - from.left)} ${round(top - from.top)} ${round(width)} ${round(height)}`,
              before: getComputedStyle(element, '::before').content,
              after: JSON.stringify(look(element, '::after')),
              placeholder: ['color', 'font-size'].map((name) => look(element, '::placeholder')[name]).join(),
            },
          };
        }),
      );
    }, selector),
  ) as Looked[];

const body = `<main class="page">${Object.values(alone).join('\n')}</main>`;

/** All elements of a page, and the dialog of one. */
const shown = async (
  edition: 'cn' | 'en',
  place: 'before' | 'after',
  css: string,
): Promise<Readonly<Record<string, Looked[]>>> => {
  const { page, close } = await open(browser, hostilePage(said[edition].lang, body, place), {
    css,
    viewport: { width: edition === 'en' ? 1280 : 375, height: 900 },
    reducedMotion: 'reduce',
  });
  await ready(page, ...Object.keys(alone));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const looks = Object.fromEntries(
    await Promise.all(
      Object.keys(alone).map(async (name) => [name, await lookOf(page, `millwright-${name}`)] as const),
    ),
  );
  await page.locator('millwright-login').evaluate((element) => element.setAttribute('open', ''));
  await page.getByRole('dialog').getByText(said[edition].dialogAlone).waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const dialog = await lookOf(page, '[role="dialog"]');
  await close();
  return { ...looks, dialog };
};

describe.each(['en', 'cn'] as const)('with isolate.css, in %s', (edition) => {
  let wanted: Awaited<ReturnType<typeof shown>>;
  beforeAll(async () => {
    wanted = await shown(edition, 'after', frame);
  });

  it.each(Object.entries(pages))(
    'every element looks on a page with hostile %s as on one without',
    async (_, { place, css }) => {
      const got = await shown(edition, place, css);
      const differences = Object.entries(wanted).flatMap(([name, looks]) =>
        looks.flatMap((one, at) => {
          const other = got[name]?.[at];
          if (other?.name !== one.name) return [`${name}: ${one.name} is ${other?.name}`];
          return Object.keys(one.look)
            .filter((property) => !isDrawing.test(one.name) || isDrawn.test(property))
            .filter((property) => one.look[property] !== other.look[property])
            .map((property) => `${name} ${one.name} ${property}: ${one.look[property]} -> ${other.look[property]}`);
        }),
      );
      expect(differences).toEqual([]);
    },
  );
});

it('nothing of the page that is no widget is touched, whatever its classes are called', async () => {
  const teaser = '<div class="bmw-teaser"><h2>News</h2><ul class="mw-parser-output"><li>One</li></ul></div>';
  const look = async (html: string) => {
    const { page, close } = await open(browser, html, { css: '' });
    const found = await lookOf(page, '.bmw-teaser');
    await close();
    return found;
  };
  const plain = `<!doctype html><html lang="en"><head><title>Fair</title></head><body>${teaser}</body></html>`;
  expect(await look(barePage('en', teaser + alone.slider))).toEqual(await look(plain));
  expect(await look(hostilePage('en', teaser + alone.slider, 'after'))).toEqual(await look(plain));
});
