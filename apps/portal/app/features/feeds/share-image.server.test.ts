// @vitest-environment node
import { listArticles, listProducts, listSuppliers } from '@millwright/api-client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadArticleRoute } from '../articles/article.server.tsx';
import { startTestPortal, thrownBy, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadShareImage } from './share-image.server.ts';
import { drawable } from './fonts.server.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

const image = (kind: string, file: string, edition: 'cn' | 'en' = 'en') => {
  const { scope, url } = portal.visit(`/share-image/${kind}/${file}`, edition);
  return loadShareImage({ scope, url, params: { kind, file } });
};

it('an article names its own image, which is drawn at the size that networks request', async () => {
  for (const edition of ['cn', 'en'] as const) {
    const list = await listArticles(portal.visit('/', edition).scope.client, { rows: 1 });
    const id = list.ok ? list.value.items[0]!.id : 0;
    const { scope, url } = portal.visit(`/article/${id}`, edition);
    const { head } = await loadArticleRoute({ scope, url, params: { segment: String(id) } });
    expect(new URL(head.image!).pathname).toBe(`/share-image/article/${id}.png`);
    const response = await image('article', `${id}.png`, edition);
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([response.headers.get('content-type'), format, width, height]).toEqual(['image/png', 'png', 1200, 630]);
  }
}, 30_000);

it('the images of two titles differ, and so do those of the editions', async () => {
  const sizes = await Promise.all(
    [
      ['product', 'en'],
      ['product', 'cn'],
      ['supplier', 'en'],
    ].map(async ([kind, edition]) => {
      const { client } = portal.visit('/', edition as 'en').scope;
      const list = await (kind === 'product' ? listProducts : listSuppliers)(client, { rows: 1 });
      const response = await image(kind!, `${list.ok ? list.value.items[0]!.id : 0}.png`, edition as 'en');
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    }),
  );
  expect(new Set(sizes).size).toBe(3);
}, 30_000);

it('what is no item has no image', async () => {
  for (const [kind, file] of [
    ['article', '0.png'],
    ['article', 'x.png'],
    ['article', '1.svg'],
    ['constructor', '1.png'],
    ['video', '999999999.png'],
    ['article', '../1.png'],
  ])
    expect((await thrownBy(() => image(kind!, file!))).status, `${kind}/${file}`).toBe(404);
});

it('characters that no font has are left out', async () => {
  expect(await drawable('Hi 😀🛠 五轴 \u0000\u202e!')).toBe('Hi 五轴 !');
});
