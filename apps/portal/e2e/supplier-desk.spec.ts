import { readFileSync } from 'node:fs';
import { AccountsPage } from './pages/accounts.page.ts';
import { findings } from './support/axe.ts';
import { isTurnOf } from './support/longer-form.ts';
import { collectFaults, expect, test } from './support/test.ts';

test('a supplier changes its profile, a certificate and products, and the portal shows it', async ({
  page,
  edition,
  baseURL,
}) => {
  test.slow();
  const faults = collectFaults(page);
  const problems: string[] = [];
  let looks = 0;
  const desk = new AccountsPage(page, edition, baseURL!, 'supplier');
  const { main } = desk;
  const look = async (at: string) => {
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    looks += 1;
    if (isTurnOf(looks, edition === 'cn'))
      problems.push(...(await findings(page)).map((finding) => `${at}: ${finding}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (width > 0) problems.push(`${at}: ${width} px wider than the window`);
  };
  const field = (name: string) => main.locator(`[name="${name}"]`);
  const store = () => main.locator('form [type="submit"]').click();
  const stored = main.getByRole('status').locator('p').first();
  const alert = main.getByRole('alert');

  // Each edition changes another one, so that neither is in the way of the other.
  const suppliers = (await desk.logInAsSupplier()).toSorted((one, other) => one.id - other.id);
  const { id } = suppliers[edition === 'en' ? 0 : 1]!;
  const of = `?supplier=${id}`;

  await desk.open(`/profile${of}`);
  await look('profile');
  const person = await field('person.en').inputValue();
  await field('email').fill('nobody');
  await store();
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('email')).toHaveAccessibleDescription(/correct email|正确的邮箱/);
  await field('email').fill('desk@example.com');
  await field(`description.${edition}`).fill('Bearings <b>of</b> zirconium');
  const phrase = `basilisk idler ${edition}`;
  const searchKeywords = field(`searchKeywords.${edition}`);
  const before = await searchKeywords.inputValue();
  const tooMany = Array.from({ length: 31 }, (_, at) => `phrase ${at}`).join('; ');
  await searchKeywords.fill(tooMany);
  await store();
  await expect(searchKeywords).toHaveAttribute('aria-invalid', 'true');
  await expect(searchKeywords).toHaveValue(tooMany);
  await searchKeywords.fill(`${before}\n${phrase}`);
  await store();
  await expect(stored).toBeVisible();
  // At another place, with the version before: nothing is lost, and nothing is stored unseen.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('[name="person.en"]').fill('Somebody else');
  await other.locator('form[aria-label] [type="submit"]').click();
  await expect(other.getByRole('main').getByRole('status').locator('p').first()).toBeVisible();
  await other.close();
  await field('person.en').fill(person);
  await store();
  await expect(alert.getByRole('button')).toBeVisible();
  await expect(field('person.en')).toHaveValue(person);
  await look('conflict');
  await alert.getByRole('button').click();
  await expect(stored).toBeVisible();

  await desk.open(`/certificates${of}`);
  const certificates = main.locator('li:has(button)');
  const certificatesBefore = await certificates.count();
  await main.getByRole('button').last().click();
  await field('name').fill(`ISO 50001 ${edition}`);
  await field('number').fill('EN-1');
  await look('certificate');
  await store();
  await expect(certificates).toHaveCount(certificatesBefore + 1);
  await expect(certificates.last()).toContainText('EN-1');

  await desk.open(`/products${of}`);
  await look('products');
  const coming = page.waitForEvent('download');
  await main.locator('a[href*="/products/file"]').click();
  const table = readFileSync(await (await coming).path(), 'utf8');
  expect(table.startsWith('\uFEFFid,version,')).toBe(true);
  const send = (text: string) =>
    main
      .locator('input[type="file"]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send(`${table}1,x\r\n`);
  await expect(alert.getByRole('table')).toContainText('id');
  await look('mistakes');
  await send(table);
  await expect(stored).toBeVisible();

  await main.locator('table a').first().click();
  await page.waitForURL(/\/products\/\d+\?supplier=\d+$/);
  // Others filter by the first ones. What is stated stands first afterwards.
  const last = await main.locator('input[autocomplete="off"]').last().getAttribute('name');
  const figure = field(last!);
  const was = await figure.inputValue();
  await figure.fill('1,000');
  await store();
  await expect(figure).toHaveAttribute('aria-invalid', 'true');
  await look('product');
  await figure.fill('5..987654');
  await store();
  await expect(stored).toBeVisible();
  await page.reload();
  await expect(figure).toHaveValue('5..987654');
  await figure.fill(was);
  await store();
  await expect(stored).toBeVisible();

  await desk.open(`/changes${of}`);
  await expect(main).toContainText('EN-1');
  await expect(main).toContainText('987,654');
  await look('changes');

  await page.goto(`${baseURL}/showroom/suppliers/info/${id}`);
  await expect(page.getByRole('main')).toContainText('Bearings <b>of</b> zirconium');
  await expect(page.getByRole('main')).toContainText(`ISO 50001 ${edition}`);
  expect(await page.content()).not.toContain(phrase);
  await page.goto(`${baseURL}/search?keyword=${encodeURIComponent(phrase)}`);
  await expect(page.getByRole('main').locator(`a[href$="/showroom/suppliers/info/${id}"]`).first()).toBeVisible();
  expect({ problems, faults }).toEqual({ problems: [], faults: [] });
});
