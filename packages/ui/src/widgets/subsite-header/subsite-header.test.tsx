import { editions } from '@millwright/i18n/editions';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { WholeSubsiteHeader } from './subsite-header.fixtures.tsx';

const header = () => screen.getByRole('banner');
const fields = () => within(screen.getByRole('navigation', { name: 'Plastics and rubber: fields' }));

/** Scrolls a window of a width; the header places itself at the next frame. */
const scroll = async (width: number, scrollY: number) => {
  Object.assign(window, { innerWidth: width, scrollY });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
};

describe('the header of a sub-site', () => {
  it('[SS-01] names the industry, which leads to its own page', () => {
    renderIn('en', <WholeSubsiteHeader />);
    expect(within(header()).getByRole('link', { name: 'Plastics and rubber' })).toHaveAttribute('href', '/i/plastics');
  });

  it('[SS-02] [EN-22] lists the child industries of the sub-site', () => {
    renderIn('en', <WholeSubsiteHeader />);
    expect(
      fields()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Overview', '/i/plastics'],
      ['Injection moulding', '/i/plastics/500'],
      ['Extrusion', '/i/plastics/501'],
      ['Blow moulding', '/i/plastics/502'],
      ['Thermoforming', '/i/plastics/503'],
      ['Recycling', '/i/plastics/504'],
      ['Compounds and additives', '/i/plastics/505'],
      ['Silicone', '/i/plastics/506'],
    ]);
  });

  it('[SS-03] [EN-22] marks the current child, and it alone', () => {
    renderIn('en', <WholeSubsiteHeader />);
    expect(fields().getByRole('link', { current: 'page' })).toHaveTextContent('Blow moulding');
  });

  it('[SS-04] [RO-08] [EN-22] carries the site id in every own link of both navigations', () => {
    renderIn('en', <WholeSubsiteHeader />);
    const navigations = screen.getAllByRole('navigation', { name: 'Main navigation', hidden: true });
    expect(navigations).toHaveLength(2);
    for (const navigation of navigations) {
      const urls = [...navigation.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
      const [own, others] = [true, false].map((isOwn) => urls.filter((url) => url.startsWith('/') === isOwn));
      expect(own).toContain('/articles?sid=5');
      expect(own!.every((path) => path.endsWith('sid=5'))).toBe(true);
      expect(others).toContain(editions.en.hosts.webinar);
      expect(others!.filter((url) => url.includes('sid'))).toEqual([]);
    }
  });

  it('[SS-04] leads to the pages that the sub-site has of its own, and leaves other sites alone', () => {
    renderIn('en', <WholeSubsiteHeader pathOf={(path) => `/subsite${path}`} currentPath="/subsite/videos" />);
    const navigation = within(screen.getAllByRole('navigation', { name: 'Main navigation', hidden: true })[0]!);
    expect(navigation.getByRole('link', { name: 'Videos' })).toHaveAttribute('href', '/subsite/videos?sid=5');
    expect(navigation.getByRole('link', { name: 'Videos' })).toHaveAttribute('aria-current', 'page');
    expect(navigation.getByRole('link', { name: /^Webinars/ }).getAttribute('href')).toMatch(/^https:/);
  });

  it('[SS-04] keeps the site id on the way to the supply hall, from the header and from the menu', () => {
    renderIn('en', <WholeSubsiteHeader pathOf={(path) => `/subsite${path}`} />);
    const halls = screen.getAllByRole('link', { name: 'Supply hall', hidden: true });
    expect(halls.length).toBeGreaterThanOrEqual(2);
    expect(new Set(halls.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/subsite/showroom/platform?sid=5']),
    );
  });

  it('[SS-05] [SP-13] searches within the sub-site', () => {
    renderIn('en', <WholeSubsiteHeader />);
    const form = document.querySelector<HTMLFormElement>('#search-panel form')!;
    expect(new FormData(form).get('sid')).toBe('5');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('popovertarget', 'search-panel');
  });

  it('[SS-06] [SS-07] leads to the logins of members and of suppliers', () => {
    renderIn('en', <WholeSubsiteHeader />);
    expect(screen.getByRole('button', { name: 'Log in' }).closest('form')).toHaveAttribute(
      'action',
      editions.en.login.memberUrl,
    );
    expect(screen.getAllByRole('link', { name: 'Supplier login', hidden: true })[0]).toHaveAttribute(
      'href',
      editions.en.login.supplierUrl,
    );
  });

  it('[SS-08] offers CN and EN', () => {
    renderIn('en', <WholeSubsiteHeader />);
    expect(within(header()).getByRole('group', { name: 'Language' })).toHaveTextContent('CNEN');
  });

  it.each([
    ['ST-21', 1280, 250, false],
    ['ST-21', 1280, 251, true],
    ['ST-22', 375, 150, false],
    ['ST-22', 375, 151, true],
  ])('[%s] at a width of %i scrolled by %i is fixed: %s', async (_, width, scrollY, isFixed) => {
    renderIn('en', <WholeSubsiteHeader />);
    await scroll(width, scrollY);
    expect(header().hasAttribute('data-fixed')).toBe(isFixed);
    await scroll(1024, 0);
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <WholeSubsiteHeader />);
  });
});
