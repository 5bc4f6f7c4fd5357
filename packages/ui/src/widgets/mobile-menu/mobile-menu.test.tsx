import { editions } from '@millwright/i18n/editions';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { entries } from '../../testing/main-navigation.fixtures.ts';
import { MobileMenuList } from './mobile-menu.tsx';

const groupOf = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')!;

describe('the mobile menu', () => {
  it('[NV-24] shows the entries below one in a disclosure, with a link to the entry itself first', () => {
    renderIn('en', <MobileMenuList entries={entries} />);
    const links = within(groupOf('Parent')).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/parent'],
      ['First child', '/parent/first'],
      ['Outer child', 'https://webinar.example/past'],
    ]);
    expect(links.map(({ target }) => target)).toEqual(['', '', '_blank']);
  });

  it.each(editionKeys)('[NV-01] [NV-22] has the entries of the edition in their order (%s)', (key) => {
    renderIn(key, <MobileMenuList />);
    const [navigation] = screen.getAllByRole('navigation');
    const shown = [...navigation!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(shown).toEqual(
      editions[key].navigation.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]),
    );
  });

  it('opens one disclosure at a time, at first that of the page', () => {
    renderIn('en', <MobileMenuList currentPath="/about/history" />);
    const groups = [...document.querySelectorAll('details')];
    expect(new Set(groups.map((group) => group.getAttribute('name')))).toEqual(new Set(['mobile-navigation']));
    expect(groups.filter((group) => group.open)).toEqual([groupOf('About')]);
  });

  it('[HD-05] [HD-06] [HD-07] holds the links that wide screens show in the header', () => {
    renderIn('en', <MobileMenuList />);
    const services = within(screen.getByRole('list', { name: 'Services' }));
    expect(services.getByRole('link', { name: 'Supply hall' })).toHaveAttribute('href', '/showroom/platform');
    expect(services.getByRole('link', { name: 'Register' })).toHaveAttribute('href', editions.en.login.registerUrl);
    expect(services.getByRole('link', { name: 'Supplier login' })).toHaveAttribute(
      'href',
      editions.en.login.supplierUrl,
    );
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <MobileMenuList currentPath="/articles" />);
  });
});
