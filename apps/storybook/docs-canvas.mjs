/**
 * Opens a page of documentation in Storybook's own window, in Chinese: its canvas must be Chinese too, and show a form
 * that nobody has filled in, though the play function of its story sends it.
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
  await page.close();
  return [
    ...(lang === 'zh-CN' ? [] : [`A canvas of documentation is in ${lang}, where the toolbar says Chinese.`]),
    ...(isForm ? [] : ['A canvas of documentation shows what a play function left.']),
  ];
};
