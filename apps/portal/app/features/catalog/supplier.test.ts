// @vitest-environment node
import { getTradeShow, listTradeShows } from '@millwright/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { startTestPortal, type TestPortal } from '../../../test-support/test-portal.ts';
import { productKind, showKind } from './entry-kinds.server.tsx';
import { loadEntryList } from './entry-list.server.tsx';
import { loadSupplier } from './supplier.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

const linksIn = (html: string, folder: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`href="(${folder}/[0-9]+)"`, 'g'))].map(([, href]) => href!)),
];

/** A supplier of the seed that exhibits at a show to come. */
async function exhibitor() {
  const { client } = portal.visit('/').scope;
  const shows = await listTradeShows(client, { when: 'upcoming', rows: 1 });
  const show = shows.ok ? await getTradeShow(client, shows.value.items[0]!.id) : shows;
  if (!show.ok) throw new Error('The seed has no show to come');
  return show.value.exhibitors[0]!;
}
const listed = (path: string, kind: typeof showKind | typeof productKind) => {
  const visit: PageVisit = { ...portal.visit(path), params: {} };
  return loadEntryList(visit, kind as typeof productKind);
};

describe('the page of a supplier', () => {
  it('shows the next trade shows at which it exhibits, and leads to all of them', async () => {
    const { id } = await exhibitor();
    const { scope, url } = portal.visit(`/showroom/suppliers/info/${id}`);
    const next = await listTradeShows(scope.client, { exhibitorId: id, when: 'upcoming', rows: 4 });
    const ids = next.ok ? next.value.items.map((show) => show.id) : [];
    const { main } = await loadSupplier({ scope, url, params: { id: String(id) } });
    expect(ids.length).toBeGreaterThan(0);
    expect(linksIn(main.html!, '/tradeshow/info')).toEqual(ids.map((show) => `/tradeshow/info/${show}`));
    expect(main.html).toContain(`href="/tradeshow?exhibitor=${id}"`);
    for (const show of ids)
      expect(await getTradeShow(scope.client, show)).toMatchObject({
        value: { exhibitors: expect.arrayContaining([expect.objectContaining({ id })]) },
      });
  });

  it.each([
    ['exhibitor', showKind],
    ['supplier', productKind],
  ] as const)(
    'is named by the list that is narrowed to it by “%s”, and can be taken off there',
    async (parameter, kind) => {
      const { id, title } = await exhibitor();
      const { head, main } = await listed(`${kind.path}?${parameter}=${id}`, kind);
      expect(head.title).toContain(title);
      expect(head.canonical).toContain(`?${parameter}=${id}`);
      expect(main.html).toMatch(new RegExp(`<a [^>]*aria-label="[^"]*${title}"`));
      expect(main.html).not.toContain(`No. ${id}`);
    },
  );

  it('leaves a list as it is where no such supplier is known', async () => {
    const { main } = await listed('/tradeshow?exhibitor=999999', showKind);
    expect(main.html).toContain('No. 999999');
  });
});
