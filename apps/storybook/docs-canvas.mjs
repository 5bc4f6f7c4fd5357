/**
 * Opens a page of documentation in Storybook's own window, in Chinese: its canvas must be Chinese too, and show a form
 * that nobody has filled in, though the play function of its story sends it. The tab has our name.
 * @param {import('playwright').Browser} browser
 * @param {string} url where Storybook is served
 * @returns {Promise<string[]>} what is otherwise
 */
export const canvasFaults = async (browser, url) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/?path=/docs/widgets-enquiry-form--docs&globals=edition:cn`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const canvas = docs.frameLocator('.sbdocs iframe').first();
  await canvas.locator('form, [role="status"]').first().waitFor({ timeout: 120_000 });
  await canvas.locator('html').evaluate(async () => {
    const hasEnded = () => globalThis.__STORYBOOK_PREVIEW__.currentRender.phase === 'finished';
    while (!hasEnded()) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const lang = await canvas.locator('html').getAttribute('lang');
  const isForm = (await canvas.locator('form').count()) > 0;
  const title = await page.title();
  await page.close();
  return [
    ...(/^Widgets.* ⋅ Millwright · components$/u.test(title) ? [] : [`The tab of documentation is named ${title}.`]),
    ...(lang === 'zh-CN' ? [] : [`A canvas of documentation is in ${lang}, where the toolbar says Chinese.`]),
    ...(isForm ? [] : ['A canvas of documentation shows what a play function left.']),
  ];
};

/**
 * Opens the page *Theme*, and there the first of all widgets: its frame must have the brand, also after a change.
 * @param {import('playwright').Browser} browser
 * @param {string} url where Storybook is served
 * @returns {Promise<string[]>} what is otherwise
 */
export const themeFaults = async (browser, url) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Each of the other widgets would load Storybook once more.
  await page.route('**/iframe.html?*', async (route) => {
    const isFrame = route.request().frame() !== page.mainFrame();
    const first =
      isFrame &&
      (await page
        .locator('figure iframe')
        .first()
        .evaluate(({ src }) => src));
    if (!isFrame || route.request().url() === first) await route.continue();
    else await route.fulfill({ contentType: 'text/html', body: '' });
  });
  await page.goto(`${url}/iframe.html?id=theme--every-widget&viewMode=story`);
  await page.getByText('Every widget in this brand').click({ timeout: 120_000 });
  const frame = page.frameLocator('figure iframe').first();
  await frame.locator('#storybook-root > *').first().waitFor({ timeout: 120_000 });
  const brand = () =>
    frame.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--mw-color-brand'));
  const before = await brand();
  await page.getByLabel('Colour').fill('#6b21a8');
  const after = await brand();
  const frames = await page.locator('figure').count();
  await page.close();
  return [
    ...(before === '#0a5c3f' && after === '#6b21a8' ? [] : [`A widget of the theme has ${before}, then ${after}.`]),
    ...(frames > 40 ? [] : [`The theme shows ${frames} widgets.`]),
  ];
};

/** Stories whose play functions look for English names, in a form and in what opens, each in another language. */
const inOtherLanguages = [
  { id: 'primitives-date-field--open', edition: 'ar', lang: 'ar-AE' },
  { id: 'widgets-enquiry-form--default', edition: 'cn', lang: 'zh-CN' },
  { id: 'widgets-home-pop-up--default', edition: 'de', lang: 'de' },
];

/**
 * Opens stories as a designer does who chose another language before: nothing fails, and the story is in that language.
 * @param {import('playwright').Browser} browser
 * @param {string} url where Storybook is served
 * @returns {Promise<string[]>} what is otherwise
 */
export const languageFaults = async (browser, url) => {
  const faults = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  for (const { id, edition, lang } of inOtherLanguages) {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=edition:${edition}`);
    const ended = await page.waitForFunction(
      () => globalThis.__STORYBOOK_PREVIEW__?.channel?.last('storyFinished')?.[0],
      null,
      { timeout: 120_000 },
    );
    const { status } = await ended.jsonValue();
    const shown = await page.locator('html').getAttribute('lang');
    if (status !== 'success') faults.push(`${id}, opened in ${edition}, ends with ${status}.`);
    if (shown !== lang) faults.push(`${id}, opened in ${edition}, is shown in ${shown}.`);
  }
  await page.close();
  return faults;
};
