import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** What a worker opened for its first file of stories, and hands on to the next one. */
let reused;

// The connection to the browser would hold up the end of the worker, of which Jest tells it by this message.
const endOfWorker = 2;
const closeAtTheEnd = ([type]) => {
  if (type !== endOfWorker) return;
  process.off('message', closeAtTheEnd);
  void reused?.browser.close();
};
if (process.send) process.on('message', closeAtTheEnd);

/** Runs in the page: what a file of stories leaves in it goes. */
const tidy = () => {
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  const { documentElement: root } = document;
  globalThis.asNew ??= { root: [...root.attributes].map(({ name, value }) => [name, value]), console: { ...console } };
  while (root.attributes.length > 0) root.removeAttribute(root.attributes[0].name);
  for (const [name, value] of globalThis.asNew.root) root.setAttribute(name, value);
  // The runner puts a layer of its own around each method for every story.
  Object.assign(console, globalThis.asNew.console);
};

/**
 * Runs in each page before Storybook: nobody looks at what the panel for accessibility would highlight. Storybook looks
 * for it through the whole page after each change of an element, which is a fifth of what a story's script takes.
 */
const highlightNothing = () => {
  globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
};

/**
 * The runner's environment, but that a page stays open from one file of stories to the next: its own loads the whole of
 * Storybook, and reads its own program and configuration again, for each of them. After a story that failed the next
 * file has a new page.
 */
export default class ReusedPageEnvironment extends PlaywrightEnvironment {
  #hasFailed = false;

  async setup() {
    const { testEnvironmentOptions } = this._config;
    const options = { ...testEnvironmentOptions['jest-playwright'], skipInitialization: reused !== undefined };
    this._config = {
      ...this._config,
      testEnvironmentOptions: { ...testEnvironmentOptions, 'jest-playwright': options },
    };
    await super.setup();
    if (reused) {
      Object.assign(this.global, reused);
    } else {
      const { browser, context, page, browserName, deviceName } = this.global;
      await context.addInitScript(highlightNothing);
      await setupPage(page, context);
      reused = { browser, context, page, browserName, deviceName };
    }
    await reused.page.evaluate(tidy);
    const { preVisit, postVisit } = await getTestRunnerConfig();
    // What the runner's own set-up puts there, for the tests that it makes of stories.
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
      __sbCollectCoverage: false,
    });
    this.global.jestPlaywright.resetPage = async () => {
      await reused.page.close();
      reused.page = await reused.context.newPage();
      this.global.page = reused.page;
    };
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure') this.#hasFailed = true;
    if (event.name !== 'test_retry') return;
    // Storybook plays nothing when it is sent to the story that it shows: a second try in the same page would always
    // pass.
    await this.global.jestPlaywright.resetPage();
    await setupPage(this.global.page, this.global.context);
  }

  async teardown() {
    if (this.#hasFailed) {
      reused = undefined;
    } else {
      // What the base class would close.
      this.global.browser = undefined;
    }
    await super.teardown();
  }
}
