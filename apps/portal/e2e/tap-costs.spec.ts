import { expect, test, wholeBrowser } from './support/test.ts';

test.use(wholeBrowser);

test('the log-in form stands before anything is fetched for it, keeps what is typed, and is hydrated once the rest is here', async ({
  page,
  shell,
  narrow,
  edition,
}) => {
  test.skip(narrow, 'the same code at every width');
  await page.goto('/');
  await shell.isHydrated();
  // The first touch of the page, after which the form is fetched; other parts bring the messages that it needs, too.
  await page.keyboard.press('Shift');
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(?:login-dialog|later)-[^/]*\.js$/.test(name)),
    );
  await expect.poll(async () => (await fetched()).length).toBe(2);
  // With all that they import, of which the browser knows only once it has read them.
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), await fetched());
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await gate;
    await route.continue();
  });

  await shell.control('logIn').click();
  await expect(shell.loginDialog).toBeVisible();
  const account = shell.loginDialog.locator('input[name="account"]');
  const typed = edition === 'cn' ? '13800138000' : 'reader@example.com';
  await account.fill(typed);
  const image = shell.loginDialog.locator('img');
  expect(await image.getAttribute('src')).toBeNull();

  release();
  await expect(image).toHaveAttribute('src', /img_code/);
  await expect(account).toHaveValue(typed);
  await page.keyboard.press('Escape');
  await expect(shell.loginDialog).toBeHidden();
  await expect(shell.control('logIn')).toBeFocused();
});

test('who taps log in before the page is hydrated gets one dialog, which keeps what is typed meanwhile and gives the focus back', async ({
  page,
  shell,
  narrow,
  edition,
}) => {
  test.skip(narrow, 'the same code at every width');
  await page.addInitScript(() => {
    const seen = Object.assign(window, { mostDialogs: 0 });
    new MutationObserver(() => {
      seen.mostDialogs = Math.max(seen.mostDialogs, document.querySelectorAll('[role="dialog"]').length);
    }).observe(document, { subtree: true, childList: true });
    document.addEventListener('DOMContentLoaded', () => {
      const button = document.querySelector<HTMLElement>('header form [data-js]')!;
      button.focus();
      button.click();
    });
  });
  await page.goto('/');
  const account = shell.loginDialog.locator('input[name="account"]');
  const typed = edition === 'cn' ? '13800138000' : 'reader@example.com';
  await account.fill(typed);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(shell.loginDialog.locator('img')).toHaveAttribute('src', /img_code/);
  await expect(account).toHaveValue(typed);
  for (const opens of [1, 2]) {
    await page.keyboard.press('Escape');
    await expect(shell.loginDialog).toBeHidden();
    await expect(shell.control('logIn')).toBeFocused();
    if (opens === 1) await page.keyboard.press('Enter');
    if (opens === 1) await expect(shell.loginDialog).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { mostDialogs: number }).mostDialogs)).toBe(1);
});

test('no rule for a mouse holds under a finger, and no button is painted for a tap before it responds', async ({
  page,
  narrow,
}) => {
  test.skip(narrow, 'the sheets are the same at every width');
  await page.goto('/articles');
  const hovered = await page.evaluate(() => {
    const outside = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) return [];
        return [
          ...('selectorText' in rule && String(rule.selectorText).includes(':hover')
            ? [String(rule.selectorText)]
            : []),
          ...('cssRules' in rule ? outside(rule.cssRules as CSSRuleList) : []),
        ];
      });
    return outside([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]) as unknown as CSSRuleList);
  });
  expect(hovered).toEqual([]);
  const highlights = await page.evaluate(() =>
    [...document.querySelectorAll('button, summary')].map((one) =>
      getComputedStyle(one).getPropertyValue('-webkit-tap-highlight-color'),
    ),
  );
  expect(new Set(highlights)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

test('no style rule asks the page or its header what they hold, so that a tap has only its own panel styled again', async ({
  page,
  narrow,
}) => {
  test.skip(narrow, 'the sheets are the same at every width');
  for (const path of ['/', '/articles']) {
    await page.goto(path);
    const requesting = await page.evaluate(() => {
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...('selectorText' in rule ? [String(rule.selectorText)] : []),
          ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
        ]);
      const large = ['html', 'body', 'header', 'main', 'footer', '#mega', '#search-panel'].flatMap((name) => [
        ...document.querySelectorAll(name),
      ]);
      // What stands before `:has(`, with lists in parentheses whole.
      const requested = (selector: string) =>
        /(?:[^\s>+~,()]|\([^()]*\))+$/.exec(selector.slice(0, selector.indexOf(':has(')).replace(/:\w+\($/, ''))?.[0] ??
        '*';
      return selectorsOf([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]) as unknown as CSSRuleList)
        .filter((selector) => selector.includes(':has('))
        .filter((selector) => large.some((element) => element.matches(requested(selector))));
    });
    expect(requesting, path).toEqual([]);
  }
});

for (const control of ['industries', 'search'] as const) {
  test(`${control} is wholly there in the frame of the tap, and the header around it is not styled again`, async ({
    page,
    shell,
  }) => {
    await page.goto('/');
    await shell.isHydrated();
    const panel = control === 'industries' ? shell.industryMenu : shell.searchPanel;
    await shell.control(control).evaluate((button: HTMLElement) => button.click());
    expect(await panel.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(
      await page
        .locator('header')
        .first()
        .evaluate((header) => header.style.getPropertyValue('--mw-header-bottom')),
    ).toBe('');
    expect(
      await panel.evaluate((element) => (element as HTMLElement).style.getPropertyValue('--mw-header-bottom')),
    ).toMatch(/^\d+px$/);
  });
}
