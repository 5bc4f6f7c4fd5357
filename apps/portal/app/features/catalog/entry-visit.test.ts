// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCalendar } from '../feeds/calendar.server.ts';
import { loadShareImage } from '../feeds/share-image.server.ts';
import { startTestPortal, thrownBy, type Interference, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadProduct } from './product.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

/** The API as it responds where only the other edition has an item. */
const ofOtherEdition: Interference = ({ url }) =>
  new URL(url).searchParams.has('id') || url.includes('/api/baseinfo')
    ? Response.json({
        code: 0,
        msg: 'elsewhere',
        reason: 'other_edition',
        data: { edition: 'cn', id: 77, diy_url: null },
      })
    : null;

it.each(['cn', 'en'] as const)(
  '[D26] an item that only the other edition has is a 404 that leads there, in %s',
  async (edition) => {
    const { scope, url } = portal.visit('/showroom/products/info/77?from=list', edition, ofOtherEdition);
    const thrown = await thrownBy(() => loadProduct({ scope, url, params: { id: '77' } }));
    const other = edition === 'cn' ? 'en' : 'cn';
    expect([thrown.status, thrown.data]).toEqual([
      404,
      { elsewhere: `${scope.site.origins[other]}/showroom/products/info/77` },
    ]);
  },
);

it('what is made of such an item is not there: its share image and its calendar', async () => {
  for (const [kind, path] of [
    ['product', 'share-image/product/77.png'],
    ['article', 'share-image/article/77.png'],
  ]) {
    const { scope, url } = portal.visit(`/${path}`, 'en', ofOtherEdition);
    const thrown = await thrownBy(() => loadShareImage({ scope, url, params: { kind, file: '77.png' } }));
    expect([path, thrown.status]).toEqual([path, 404]);
  }
  const { scope, url } = portal.visit('/tradeshow/info/77/calendar.ics', 'en', ofOtherEdition);
  expect((await thrownBy(() => loadCalendar({ scope, url, params: { id: '77' } }))).status).toBe(404);
});
