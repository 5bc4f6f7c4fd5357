import { byEdition, EDITION_KEYS, type SiteWithAccounts } from '@millwright/domain';
import { loadAccountsEdition } from '@millwright/i18n/accounts';
import { createI18n } from '@millwright/i18n/create-i18n';
import { EditionProvider } from '@millwright/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createServices, ServicesContext } from '../runtime/services.ts';
import { Header } from './header.tsx';
import { memberSite } from '../../test-support/site-facts.ts';
import { Navigation } from './navigation.tsx';

/** Shows what stands above a page of a site, in the English edition. */
async function show(kind: SiteWithAccounts, path: string) {
  const services = createServices(
    {
      ...memberSite,
      kind,
      accounts: byEdition(EDITION_KEYS, (key) => ({ [kind]: `http://${kind}.${key}.localhost` })),
    },
    { baseUrl: `http://${kind}.en.localhost` },
  );
  const { edition, messages } = await loadAccountsEdition('en', {});
  render(
    <MemoryRouter initialEntries={[path]}>
      <EditionProvider edition={edition} i18n={createI18n(edition, messages)}>
        <ServicesContext value={services}>
          <Header account={null} onLogout={() => undefined} />
          <Navigation kind={kind} />
        </ServicesContext>
      </EditionProvider>
    </MemoryRouter>,
  );
}
afterEach(cleanup);

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('leads to the pages of the supplier that was chosen', async () => {
  await show('supplier', '/profile?supplier=30002&page=2');
  expect([hrefOf('Inbox'), hrefOf('Products')]).toEqual(['/?supplier=30002', '/products?supplier=30002']);
});

it('names no supplier where none was chosen', async () => {
  await show('supplier', '/products?page=2');
  expect(hrefOf('Certificates')).toBe('/certificates');
});

it('leads to the same request in the other language', async () => {
  await show('member', '/request?target=7&kind=product');
  expect(hrefOf('中文')).toBe('http://member.cn.localhost/request?target=7&kind=product');
});
