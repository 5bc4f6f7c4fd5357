import {
  changeSupplierProduct,
  changeSupplierProfile,
  getSupplierProduct,
  getSupplierProfile,
  getThread,
  productTableUrl,
  uploadProductTable,
  valueOf,
} from '@millwright/api-client';
import { setEditionLanguages, type EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../test-support/browser.ts';
import { openThread, quoteIn } from '../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../test-support/fixture.ts';
import { describeOnOneDatabase } from '../test-support/test-api.ts';
import { finishContent } from './content/finish-content.ts';
import { queryRows } from './db/database.ts';
import { seedDemoMembers } from './members/demo-members.ts';
import { checkSite } from './site/site-file.ts';

const edition = (name: string) => ({ name, tagline: name });
const site = checkSite({
  version: 1,
  editions: { cn: edition('铸造周刊'), en: edition('Foundry Weekly'), de: edition('Gießereiblatt') },
  contact: {},
  sites: {},
  legal: {},
  demo: false,
  modifiedAt: '2026-11-23T08:00:00.000Z',
});
const html = { imagePrefix: '', playerHosts: [] };
const ids = { en: 730_101, cn: 730_102, de: 730_103 } as const;
const keys = ['cn', 'en', 'de'] as const satisfies EditionKey[];

describeOnOneDatabase(
  'a site of three editions',
  (use) => {
    const change = async (statement: string) => {
      await use().database.exec(statement);
      await finishContent(use().database.db, html);
    };
    const data = async (path: string, key: EditionKey) => (await use().get(path, key)).body.data;

    beforeAll(async () => {
      await change(
        keys
          .map(
            (key) => `insert into article (id, edition, title, published_at, modified_at)
              values (${ids[key]}, '${key}', 'Formstoffe ${key}', '2026-01-02', '2026-01-02');
              insert into article_body (article_id, source) values (${ids[key]}, '<p>Quarz</p>');`,
          )
          .join('\n') +
          `update entry set title_de = 'Presswerk', brief_de = 'Pressen' where id = 1001;
           update entry set title_de = 'Presse' where id = 1500;
           update tag set name_de = 'Sandguss' where id = 1;`,
      );
      await seedDemoMembers(use().database.db, fixtureNow);
    });
    afterAll(() => setEditionLanguages({}));

    it.each([
      {
        links: [
          ['de', 'en'],
          ['cn', 'en'],
        ],
      },
      {
        links: [
          ['en', 'cn'],
          ['cn', 'en'],
          ['de', 'cn'],
        ],
      },
      {
        links: [
          ['cn', 'de'],
          ['de', 'en'],
        ],
      },
      {
        links: [
          ['cn', 'en'],
          ['en', 'de'],
          ['de', 'cn'],
        ],
      },
    ] as const)('finds the counterparts of an article, whichever names which: $links', async ({ links }) => {
      const all = Object.values(ids).join();
      await change(`update article set counterpart_id = null where id in (${all});
        ${links.map(([one, other]) => `update article set counterpart_id = ${ids[other]} where id = ${ids[one]};`).join('\n')}`);
      for (const key of keys) {
        const { article } = await data(`/api/article/detail?id=${ids[key]}`, key);
        const found = [article.counterpart, ...article.other_counterparts];
        const named = links.find(([one]) => one === key)?.[1];
        expect(found.map((one) => [one.edition, one.id]).sort()).toEqual(
          keys
            .filter((one) => one !== key)
            .map((one) => [one, ids[one]])
            .sort(),
        );
        if (named) expect(article.counterpart.edition).toBe(named);
        const lines = (await data(`/api/sitemap/list?kind=article&after=${ids[key] - 1}`, key)).list;
        expect([lines[0].counterpart, ...lines[0].other_counterparts]).toEqual(found);
      }
      await change(`update article set published = false where id = ${ids.cn}`);
      const { article } = await data(`/api/article/detail?id=${ids.de}`, 'de');
      expect([article.counterpart.edition, article.other_counterparts]).toEqual(['en', []]);
      await change(`update article set published = true where id = ${ids.cn}`);
    });

    it('finds them from either side too where one of the others was taken away, and none of that', async () => {
      await change(`update article set counterpart_id = null where id = ${ids.de};
        update article set counterpart_id = ${ids.de} where id in (${ids.cn}, ${ids.en})`);
      setEditionLanguages({ en: 'en', de: 'de' });
      try {
        for (const [key, other] of [['de', 'en'] as const, ['en', 'de'] as const]) {
          const { article } = await data(`/api/article/detail?id=${ids[key]}`, key);
          expect([article.counterpart.edition, article.other_counterparts]).toEqual([other, []]);
        }
      } finally {
        setEditionLanguages({ cn: 'zh-CN', en: 'en', de: 'de' });
      }
    });

    it('lists, searches and counts what is in the third, and nothing else', async () => {
      const list = await data('/api/supplier/list', 'de');
      expect([list.total, list.list.map(({ title }: { title: string }) => title)]).toEqual([1, ['Presswerk']]);
      const found = await data('/api/search?type=news&keyword=Formstoffe', 'de');
      expect(found.list.map(({ id }: { id: number }) => id)).toEqual([ids.de]);
      const products = await data('/api/search?type=products&keyword=Presse', 'de');
      expect(products.list.map(({ id }: { id: number }) => id)).toEqual([1500]);
      const suggested = await data('/api/search/suggest?keyword=Press', 'de');
      expect(JSON.stringify(suggested)).toContain('Presswerk');
    });

    it('says of an entry in which editions it is, and where what is not here can be read', async () => {
      expect((await data('/api/supplier/detail?id=1001', 'de')).item).toMatchObject({
        title: 'Presswerk',
        editions: ['cn', 'en', 'de'],
      });
      const lacking = await use().get('/api/supplier/detail?id=1002', 'de');
      expect([lacking.body.reason, lacking.body.data.edition]).toEqual(['other_edition', 'cn']);
    });

    it('has names in its language, else in English', async () => {
      const { list } = await data('/api/tag/list', 'de');
      const english = (await data('/api/tag/list', 'en')).list;
      expect(list.find(({ id }: { id: number }) => id === 1).tag_name).toBe('Sandguss');
      expect(list.filter(({ id }: { id: number }) => id !== 1)).toEqual(
        english.filter(({ id }: { id: number }) => id !== 1),
      );
      const { tree } = await data('/api/industry/tree', 'de');
      expect(Object.keys(tree[0]).slice(0, 3)).toEqual(['type_name_cn', 'type_name_en', 'type_name_de']);
    });

    it('finds a tag that was renamed in its language by the new name', async () => {
      await change(`update article set tag_ids = '{1}' where id = ${ids.de}`);
      await change(`update tag set name_de = 'Kokillenguss' where id = 1`);
      const found = await data('/api/search?type=news&keyword=Kokillenguss', 'de');
      expect(found.list.map(({ id }: { id: number }) => id)).toContain(ids.de);
    });

    it('is written by a supplier’s people too, and what they do not say of it stays', async () => {
      const person: Browser = await logIn(use().api, 2, 'cn');
      const { version, facts } = valueOf(await getSupplierProduct(person.client, 1500));
      expect(facts.title.de).toBe('Presse');
      const title = { ...facts.title, de: 'Presse HX' };
      valueOf(await changeSupplierProduct(person.client, 1500, { version, facts: { ...facts, title } }));
      const profile = valueOf(await getSupplierProfile(person.client, 1001));
      const city = { cn: '宁波', en: 'Ningbo', de: 'Ningbo (China)' };
      const address = { ...profile.facts.address, de: 'Hafenstraße 1' };
      valueOf(
        await changeSupplierProfile(person.client, 1001, {
          version: profile.version,
          facts: { ...profile.facts, city, address },
        }),
      );
      expect((await data('/api/supplier/detail?id=1001', 'de')).item.city).toBe('Ningbo (China)');
      expect((await data('/api/product/detail?id=1500', 'de')).item.title).toBe('Presse HX');
      const [contact] = await queryRows<{ address_de: string }>(
        use().database.db,
        sql`select address_de from entry_contact where entry_id = 1001`,
      );
      expect(contact!.address_de).toBe('Hafenstraße 1');
      const table = await person.fetch(new Request(productTableUrl(person.client, 1001, 1)));
      expect((await table.text()).slice(0, 80)).toMatch(
        /^id,version,title_en,title_cn,title_de,brief_en,brief_cn,brief_de,/,
      );
      const rows = 'id,title_de\n1500,Spritzgießmaschine\n';
      expect(await uploadProductTable(person.client, 1001, new Blob([rows]))).toMatchObject({ ok: true });
      expect(valueOf(await getSupplierProduct(person.client, 1500)).facts.title).toEqual({
        ...facts.title,
        de: 'Spritzgießmaschine',
      });
    });

    it('is the language of what is written there, for both sides of a conversation', async () => {
      const buyer = await logIn(use().api, 0, 'de');
      const supplier = await logIn(use().api, 2, 'de');
      const thread = await openThread(buyer);
      await quoteIn(supplier, thread);
      const { enquiry, quotes } = valueOf(await getThread(supplier.client, thread));
      expect([enquiry.lang, quotes[0]!.lang]).toEqual(['de', 'de']);
    });
  },
  { site },
);
