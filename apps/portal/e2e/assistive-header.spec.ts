import { expect, visitorTest as test } from './support/test.ts';

test('the buttons of the header tell a screen reader whether what they open is open', async ({
  page,
  shell,
  edition,
  narrow,
}) => {
  test.skip(edition === 'cn', 'the buttons are the same in both editions');
  await shell.open('/articles');
  await shell.isHydrated();
  const devtools = await page.context().newCDPSession(page);
  // What the browser itself makes of a button and its popover, before any script has said it by an attribute.
  const opened = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const states = nodes.flatMap(({ name, properties }) => {
      const expanded = properties?.find((property) => property.name === 'expanded');
      return expanded ? [[String(name?.value), expanded.value.value === true] as const] : [];
    });
    expect(states.length).toBeGreaterThan(2);
    return states.filter(([, isOpen]) => isOpen).map(([name]) => name);
  };
  // On a wide screen the floating bar is whole from the start.
  const atFirst = narrow ? [] : ['Hide shortcuts'];
  expect(await opened()).toEqual(atFirst);
  for (const control of narrow ? (['industries', 'menu'] as const) : (['industries', 'search'] as const)) {
    const button = shell.control(control);
    await button.press('Enter');
    // An industry that the menu shows first may be open in it.
    await expect.poll(opened).toContain((await button.innerText()).trim());
    await page.keyboard.press('Escape');
    await expect.poll(opened).toEqual(atFirst);
  }
});

test('what a mouse opens stays while it is pointed at, and goes by Escape without moving the mouse', async ({
  page,
  shell,
  narrow,
}) => {
  test.skip(narrow, 'nothing opens by hover on a narrow screen');
  await shell.open('/articles');
  await shell.isHydrated();
  await shell.control('industries').hover();
  await expect(shell.industryMenu).toBeVisible();
  await shell.industryMenu.locator('a').first().hover();
  await expect(shell.industryMenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.industryMenu).toBeHidden();
  // The pages below an entry of the navigation, which lie in it while a mouse is over it.
  const entry = page.locator('nav li:has(> button[popovertarget])').first();
  const below = entry.locator('ul');
  await entry.hover();
  await expect(below).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await page.mouse.move(0, 700);
  await entry.hover();
  await expect(below).toBeVisible();
  await below.locator('a').last().hover();
  await expect(below).toBeVisible();
});

test('the header of a phone takes as many lines as text of twice the size needs', async ({ page, shell, narrow }) => {
  test.skip(!narrow, 'there is room for it on a wide screen');
  for (const path of ['/articles', '/i/plastics']) {
    await shell.open(path);
    const beyond = await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%');
      const parts = [...document.querySelectorAll('header a, header button')].filter(
        (element) => element.checkVisibility() && !element.closest('nav'),
      );
      return parts
        .filter(
          (element) =>
            element.getBoundingClientRect().right > window.innerWidth || element.getBoundingClientRect().left < 0,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100));
    });
    expect(beyond, path).toEqual([]);
  }
});
