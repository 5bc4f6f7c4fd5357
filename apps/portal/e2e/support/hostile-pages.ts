import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findHeadlessShell } from '../../../../tools/browser.mjs';
// oxlint-disable-next-line no-restricted-imports -- the same bodies as in the tests of the sanitiser
import type { PackedArticle } from '../../../api/test-support/pack-bodies.ts';
import { startProgram } from './program.ts';

/** What articles with hostile bodies did in a browser. */
export interface Findings {
  /** Calls of the functions that payloads call, of all pages and frames. */
  calls: number;
  /** Articles in which at least one was called. */
  called: number;
  /** Attributes that are handlers, schemes of links that are none of ours, elements that bodies may not have. */
  dangers: string[];
  /** Harmless texts that were lost. */
  lost: string[];
  /** Errors of pages, pages that crashed, articles that were not there. */
  faults: string[];
  /** Reports of the content security policy. */
  violations: number;
}

/** How the articles are shown. */
export interface Showing {
  /** Shows the bodies as they were written. */
  isRaw?: boolean;
  /** Sets the content security policy aside. */
  bypassCSP?: boolean;
  playerHosts?: readonly string[];
}

/** What a page says of the body in it. */
interface Seen {
  found: boolean;
  text: string;
  dangers: string[];
  violations: number;
}

const watched = ['alert', 'confirm', 'prompt', 'print'];
const tabs = 3;

/** How long a page may take to say what is in it, in milliseconds. */
const patience = 30_000;

/** Gives up what takes too long: a script that never ends keeps its page from answering anything. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timeout ${patience}ms exceeded, the page does not respond`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** So often an article that was not there is opened again. */
const mostTries = 3;

/** The words of a page that the machine had no memory or no time for. */
const outOfResources = /crashed|Timeout \d+ms exceeded/;

/** Runs in the page: everything in the body that could run or lead away from http. */
const look = async (): Promise<Seen> => {
  // What runs by itself runs within some frames: handlers of errors, of focus, of animations.
  await new Promise((resolve) => void setTimeout(resolve, 60));
  const first = [...document.querySelectorAll('main p')].find(
    (paragraph) => paragraph.textContent === 'kept before 0;',
  );
  const body = first?.parentElement;
  const violations = (globalThis as { cspViolations?: number }).cspViolations ?? 0;
  if (!body) return { found: false, text: document.body?.textContent?.slice(0, 200) ?? '', dangers: [], violations };
  const dangers: string[] = [];
  const elements = [...body.querySelectorAll('*')];
  // A form whose field has the name `attributes` answers with that field.
  const namesOf = (element: Element): string[] => Element.prototype.getAttributeNames.call(element);
  // What waits for a visitor gets one: every handler its event, every link that is a script a click.
  for (const element of elements) {
    for (const name of namesOf(element))
      if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()));
    if (element instanceof HTMLAnchorElement && element.protocol === 'javascript:') element.click();
  }
  await new Promise((resolve) => void setTimeout(resolve, 20));
  for (const element of elements) {
    for (const name of namesOf(element))
      if (/^on/i.test(name) || name === 'srcdoc' || name === 'style') dangers.push(`${element.localName} ${name}`);
    if (
      element instanceof HTMLAnchorElement &&
      element.hasAttribute('href') &&
      !/^(https?|mailto|tel):$/.test(element.protocol)
    )
      dangers.push(`a ${element.protocol}`);
    if (/^(script|style|object|embed|form|input|button|base|meta|link|svg|math|template)$/.test(element.localName))
      dangers.push(element.localName);
  }
  return { found: true, text: body.textContent ?? '', dangers, violations };
};

/** A portal with articles of hostile bodies, and a browser that reaches nothing but this machine. */
export class HostilePages {
  readonly #program = startProgram<object, { port: number; first: number }>('hostile-articles-portal.ts');
  readonly #browser: Promise<Browser>;

  constructor() {
    this.#browser = findHeadlessShell().then(({ path, args }) =>
      // Names of other hosts lead nowhere, so that no request need be looked at and files are cached.
      chromium.launch({
        executablePath: path,
        args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost'],
      }),
    );
    this.#browser.catch(() => undefined);
    this.#program.catch(() => undefined);
  }

  /** Writes the articles and returns a function that opens one in a tab. */
  async #published(
    articles: readonly PackedArticle[],
    { isRaw = false, playerHosts = [] }: Showing,
  ): Promise<(page: Page, index: number) => Promise<unknown>> {
    const { port, first } = await (
      await this.#program
    ).request({ bodies: articles.map(({ html }) => html), isRaw, playerHosts });
    return (page, index) => page.goto(`http://en.localhost:${port}/article/${first + index}`, { timeout: 30_000 });
  }

  /** Publishes the articles and opens each in a tab. */
  async show(articles: readonly PackedArticle[], showing: Showing = {}): Promise<Findings> {
    const open = await this.#published(articles, showing);
    const context = await (
      await this.#browser
    ).newContext({ bypassCSP: showing.bypassCSP ?? false, serviceWorkers: 'block' });
    const findings: Findings = { calls: 0, called: 0, dangers: [], lost: [], faults: [], violations: 0 };
    let next = 0;
    const work = async (): Promise<void> => {
      let tab = await this.#tab(context);
      const lookAt = async (index: number): Promise<{ seen: Seen; missed: string[] }> => {
        const missed: string[] = [];
        tab.reset();
        // A body of a control may lead the page away before it has loaded.
        await open(tab.page, index).catch((error: unknown) => missed.push(String(error)));
        const seen = await inTime(tab.page.evaluate(look)).catch((error: unknown): Seen => ({
          found: false,
          text: String(error),
          dangers: [],
          violations: 0,
        }));
        return { seen, missed };
      };
      for (let index = next++; index < articles.length; index = next++) {
        let { seen, missed } = await lookAt(index);
        // A page that never responds again takes its tab with it; what its body had called until then counts. What a
        // body does, it does again. A control may do as it likes.
        const calls = tab.calls();
        const hasNoRoom = outOfResources.test([...missed, seen.text, ...tab.errors()].join(' '));
        if ((!showing.isRaw || !seen.found) && hasNoRoom) {
          await inTime(tab.page.close()).catch(() => undefined);
          tab = await this.#tab(context);
          if (!showing.isRaw) ({ seen, missed } = await lookAt(index));
        }
        // Nor has the server of a crowded machine always the time to read an article: then the page says so.
        for (let tries = 1; tries <= mostTries && !showing.isRaw && !seen.found; tries += 1) {
          await new Promise((resolve) => void setTimeout(resolve, 1000 * tries));
          ({ seen, missed } = await lookAt(index));
        }
        findings.faults.push(...missed);
        const { bodies, texts } = articles[index]!;
        const where = (what: string): string =>
          `${what} in ${JSON.stringify(bodies.length === 1 ? bodies[0] : `article ${index}`)}`;
        findings.calls += Math.max(calls, tab.calls());
        findings.called += Number(Math.max(calls, tab.calls()) > 0);
        findings.violations += seen.violations;
        findings.dangers.push(...seen.dangers.map(where));
        findings.faults.push(...tab.errors().map(where), ...(seen.found ? [] : [where(`no body, but ${seen.text}`)]));
        if (seen.found) findings.lost.push(...texts.filter((text) => !seen.text.includes(text)).map(where));
      }
    };
    await Promise.all(Array.from({ length: Math.min(tabs, articles.length) }, work));
    await context.close();
    return findings;
  }

  async #tab(context: BrowserContext) {
    const page = await context.newPage();
    let [calls, errors] = [0, [] as string[]];
    for (const name of watched) await page.exposeBinding(name, () => void (calls += 1));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', () => {
        const counted = globalThis as { cspViolations?: number };
        counted.cspViolations = (counted.cspViolations ?? 0) + 1;
      });
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('crash', () => errors.push('the page crashed'));
    return { page, calls: () => calls, errors: () => errors, reset: () => void ([calls, errors] = [0, []]) };
  }

  /** Opens one article in a tab of its own, of a given width, for a closer look. */
  async open(article: PackedArticle, showing: Showing & { width: number }): Promise<Page> {
    const open = await this.#published([article], showing);
    const page = await (
      await this.#browser
    ).newPage({ viewport: { width: showing.width, height: 800 }, serviceWorkers: 'block' });
    await open(page, 0);
    return page;
  }

  async close(): Promise<void> {
    (await this.#program).close();
    await (await this.#browser).close();
  }
}
