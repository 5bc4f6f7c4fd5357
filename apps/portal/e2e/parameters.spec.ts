import { expect, test, visitorTest } from './support/test.ts';

const list = '/showroom/products?sid=501';

visitorTest('products are narrowed to a range, ordered and compared', async ({ page }) => {
  await page.goto(list);
  const force = page.locator('[data-filter="p-clamping-force"]');
  await page.evaluate(() => {
    document.querySelector<HTMLDetailsElement>('[data-panel]')!.open = true;
  });
  const range = force.getByRole('link').nth(1);
  const count = Number(await range.locator('span[aria-hidden]').textContent());
  await range.click();
  await expect(page).toHaveURL(/p=clamping-force_\d+_\d+/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);

  await page.goto(list);
  await page.evaluate(() => {
    document.querySelector<HTMLDetailsElement>('[data-panel]')!.open = true;
  });
  await force.locator('input[name="from"]').fill('3000');
  await force.locator('input[name="to"]').fill('40000');
  await force.getByRole('button').click();
  await expect(page).toHaveURL(/p=clamping-force_3000_40000$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);

  const cards = page.getByRole('listitem').filter({ has: page.locator('[data-compare]') });
  const compare = cards.getByRole('button');
  await expect(compare).toHaveCount(0);
  for (const at of [0, 1]) await cards.nth(at).getByRole('checkbox').check();
  // Next to each box that is ticked, for the bar may be out of sight.
  await expect(compare).toHaveCount(2);
  await compare.last().click();
  await expect(page).toHaveURL(/\/compare\?products=\d+(,|%2C)\d+$/);
  await expect(page.getByRole('main').locator('th[scope="col"]')).toHaveCount(3);
  await expect(page.locator('tr[data-differs]').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

test.describe('without JavaScript', () => {
  visitorTest.use({ javaScriptEnabled: false });

  visitorTest('ranges are a form and links, and comparisons a form', async ({ page }) => {
    await page.goto(`${list}&key=clamping-force&from=3000&to=40000`);
    await expect(page).toHaveURL(/p=clamping-force_3000_40000$/);
    const boxes = await page.locator('[data-compare]').all();
    expect(boxes).toHaveLength(3);
    for (const box of boxes) await box.check();
    await page.locator('form#compare').getByRole('button').click();
    await expect(page).toHaveURL(/\/compare\?products=\d+,\d+,\d+$/);
    await expect(page.getByRole('main').locator('th[scope="col"]')).toHaveCount(4);
  });
});

visitorTest('more than four are led to what can be compared', async ({ page }) => {
  await page.goto(list);
  const boxes = page.locator('[data-compare]');
  for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).check();
  await page.locator('form#compare').getByRole('button').click();
  await page.getByRole('main').locator('a[href^="/compare?products="]').first().click();
  await expect(page.getByRole('main').locator('th[scope="col"]')).toHaveCount(5);
});

test('a comparison prints whole, without what only a screen can use', async ({ page }) => {
  await page.goto(list);
  const ids = await page
    .locator('[data-compare]')
    .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  await page.goto(`/compare?products=${ids.slice(0, 4).join(',')}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: /compared|对比/ })).toHaveCSS('overflow-x', 'visible');
  await expect(page.getByRole('main').locator('a[href^="/compare?products="]').last()).toBeHidden();
});
