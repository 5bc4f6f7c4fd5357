import { editions } from '@millwright/i18n/editions';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { currentState } from '../../parts/navigation/current-entry.ts';
import { entries } from '../../testing/main-navigation.fixtures.ts';
import { MainNavigation } from './main-navigation.tsx';
import { useNavigation } from '../../parts/navigation/use-navigation.ts';

/** The link of an entry, or of one below it: those are out of sight until their panel is open. */
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

const externals = (suffix: string) => [
  ['NV-10', 'Meetings', `https://meeting.${suffix}`],
  ['NV-11', 'Upcoming events', `https://meeting.${suffix}/upcoming`],
  ['NV-12', 'Past events', `https://meeting.${suffix}/past`],
  ['NV-13', 'Webinars', `https://webinar.${suffix}`],
];

describe('the main navigation of the edition', () => {
  it.each([
    ['NV-01', 'News', '/articles'],
    ['NV-02', 'Editor’s pick', '/articles/Editorpick'],
    ['NV-03', 'Latest', '/articles/latest'],
    ['NV-04', 'Overseas', '/articles/oversea'],
    ['NV-05', 'Online showroom', '/showroom'],
    ['NV-06', 'Suppliers', '/showroom/suppliers'],
    ['NV-07', 'Products', '/showroom/products'],
    ['NV-08', 'Supply hall', '/showroom/platform'],
    ['NV-09', 'Magazines', '/magazines'],
    ...externals(editions.en.urlSuffix),
    ['NV-14', 'Videos', '/videos'],
    ['NV-15', 'Exhibitions', '/tradeshow'],
    ['NV-16', 'White papers', '/whitepapers'],
    ['NV-17', 'Who we are', '/about/intro'],
    ['NV-18', 'History', '/about/history'],
    ['NV-19', 'Management', '/about/management'],
    ['NV-20', 'Media centre', '/media'],
    ['NV-21', 'Careers', '/about/careers'],
    ['NV-22', 'Contact', '/about/contact'],
  ])('[%s] links %s to %s', (_, name, path) => {
    renderIn('en', <MainNavigation />);
    expect(link(name!)).toHaveAttribute('href', path);
  });

  it.each(editionKeys)('[NV-10] [NV-13] leads to hosts with the url suffix of the edition (%s)', (key) => {
    const { container } = renderIn(key, <MainNavigation />);
    for (const [, , url] of externals(editions[key].urlSuffix)) {
      expect(container.querySelector(`a[href="${url}"]`)).toHaveAttribute('target', '_blank');
    }
  });

  it('carries the site id of a sub-site on own links, and on no other', () => {
    const paths: string[] = [];
    const Collect = () => {
      paths.push(
        ...useNavigation(5).flatMap((entry) => [entry.path, ...(entry.children ?? []).map((child) => child.path)]),
      );
      return null;
    };
    renderIn('en', <Collect />);
    expect(paths).toContain('/showroom/suppliers?sid=5');
    expect(paths.filter((path) => path.startsWith('http')).some((path) => path.includes('sid'))).toBe(false);
  });
});

describe('the main navigation', () => {
  it('[NV-23] opens an entry in a new tab that says so, and no other', () => {
    renderIn('en', <MainNavigation entries={entries} />);
    expect(link('Elsewhere')).toHaveAttribute('target', '_blank');
    expect(link('Elsewhere')).toHaveAttribute('rel', 'noopener');
    expect(link('Plain')).not.toHaveAttribute('target');
  });

  it('[NV-24] shows the entries below one in the panel of its button', () => {
    renderIn('en', <MainNavigation entries={entries} />);
    const button = screen.getByRole('button', { name: 'Pages of Parent' });
    const panel = document.getElementById(button.getAttribute('popovertarget')!)!;
    expect(panel).toHaveAttribute('popover', 'auto');
    const below = within(panel).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
    expect(below.map(({ textContent, target }) => [textContent, target])).toEqual([
      ['First child', ''],
      ['Outer child', '_blank'],
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('[NV-25] shows the image of an entry with its name', () => {
    renderIn('en', <MainNavigation entries={entries} />);
    const image = within(link('Pictured')).getByRole('presentation');
    expect(image).toHaveAttribute('src', entries[2]!.image);
    expect(link('Pictured')).toHaveTextContent('Pictured');
  });

  it('marks an entry without a path, which leads nowhere', () => {
    renderIn('en', <MainNavigation entries={entries} />);
    expect(link('Coming')).toHaveAttribute('data-developing');
    expect(link('Coming')).not.toHaveAttribute('href');
  });

  it('marks the entry whose page is shown, and the one above it', () => {
    renderIn('en', <MainNavigation entries={entries} currentPath="/parent/first?page=2" />);
    expect(link('First child')).toHaveAttribute('aria-current', 'page');
    expect(link('Parent')).toHaveAttribute('aria-current', 'true');
    expect(link('Plain')).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['/parent', 'page'],
    ['/parent/', 'page'],
    ['/parent/first/deeper', 'true'],
    ['/parenthood', undefined],
    [undefined, undefined],
  ])('takes the page %s for %s of its entry', (path, expected) => {
    expect(currentState(entries[3]!, path)).toBe(expected);
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <MainNavigation currentPath="/articles" />);
  });
});
