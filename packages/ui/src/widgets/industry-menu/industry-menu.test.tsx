import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { IndustryBanner } from './industry-banner.tsx';
import { industryAt, openIndustryIn, readIndustry } from '../../parts/industries/industry-menu.dom.ts';
import { englishIndustries, industryBanner, veryLongName } from '../../testing/industry-menu.fixtures.ts';
import { IndustryMenuList } from './industry-menu-list.tsx';

const [first, second] = englishIndustries as [(typeof englishIndustries)[0], (typeof englishIndustries)[0]];
const industries = () => [...document.querySelectorAll('details')];

describe('the list of industries', () => {
  it('[MM-01] leaves out first-level industries that are not for menus', () => {
    renderIn('en', <IndustryMenuList industries={[first, { ...second, showNav: false }]} />);
    expect(industries()).toHaveLength(1);
    expect(screen.queryByText(second.name)).toBeNull();
  });

  it('[MM-02] leaves out children that are not for menus', () => {
    const [shown, hidden] = first.children;
    renderIn(
      'en',
      <IndustryMenuList industries={[{ ...first, children: [shown!, { ...hidden!, showNav: false }] }]} />,
    );
    expect(screen.getByRole('link', { name: shown!.name })).toBeInTheDocument();
    expect(screen.queryByText(hidden!.name)).toBeNull();
  });

  it('[MM-01] [MM-02] has industries and their children in the order in which they come', () => {
    renderIn('en', <IndustryMenuList industries={englishIndustries} />);
    expect(industries().map((shown) => shown.querySelector('summary')!.textContent)).toEqual(
      englishIndustries.map(({ name }) => name),
    );
    expect(
      industries().map((shown) => [...shown.querySelectorAll('li')].map(({ textContent }) => textContent)),
    ).toEqual(englishIndustries.map(({ children }) => children.map(({ name }) => name)));
  });

  it('leads to the sub-site of an industry by its slug, else by its id, and to its children by theirs', () => {
    renderIn('en', <IndustryMenuList industries={[{ ...first, slug: null }]} />);
    expect(screen.getByRole('link', { name: 'Enter Metalworking' })).toHaveAttribute('href', '/i/1');
    expect(screen.getByRole('link', { name: 'Turning' })).toHaveAttribute('href', '/i/1/100');
  });

  it('opens the first industry, and never two', () => {
    renderIn('en', <IndustryMenuList industries={englishIndustries} />);
    expect(
      industries()
        .map((industry) => industry.open)
        .indexOf(true),
    ).toBe(0);
    expect(industries().filter((industry) => industry.open)).toHaveLength(1);
    expect(new Set(industries().map((industry) => industry.getAttribute('name'))).size).toBe(1);
  });

  it('does not close an industry of another list on the page, where that one has a name of its own', () => {
    renderIn(
      'en',
      <>
        <IndustryMenuList industries={englishIndustries} />
        <IndustryMenuList industries={englishIndustries} group="second" />
      </>,
    );
    expect(new Set(industries().map((industry) => industry.getAttribute('name')))).toEqual(
      new Set(['industries', 'second']),
    );
  });

  it('says of each industry what the menu needs to know when it becomes active', () => {
    document.body.innerHTML = staticMarkup(
      'en',
      <IndustryMenuList industries={[first, { ...second, bannerCode: null }]} />,
    );
    const [one, two] = industries() as [HTMLDetailsElement, HTMLDetailsElement];
    expect(readIndustry(one)).toEqual({
      index: 0,
      bannerCode: 'industry-metalworking',
      name: 'Metalworking',
      path: '/i/metalworking',
    });
    expect(readIndustry(two)).toMatchObject({ index: 1, bannerCode: null });
    expect(industryAt(two.querySelector('summary'))).toBe(two);
    expect(industryAt(document.body)).toBeNull();
    expect(openIndustryIn(document.body)).toBe(one);
    document.body.innerHTML = staticMarkup(
      'en',
      <IndustryMenuList industries={[{ ...first, bannerCode: 'spring-campaign' }]} />,
    );
    expect(readIndustry(industries()[0]!)).toMatchObject({ bannerCode: 'spring-campaign' });
    document.body.innerHTML = '';
  });

  it('says so when there is no industry', () => {
    renderIn('en', <IndustryMenuList industries={[]} />);
    expect(screen.getByText('No industries to show at the moment.')).toBeInTheDocument();
  });

  it('keeps a name of 200 characters whole for assistive technology', () => {
    renderIn('en', <IndustryMenuList industries={[{ ...first, name: veryLongName, children: [] }]} />);
    expect(document.querySelector('summary')).toHaveTextContent(veryLongName.trim());
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <IndustryMenuList industries={englishIndustries} />);
  });
});

describe('the banner of an industry', () => {
  const industry = { name: first.name, path: '/i/metalworking' };

  it('[MM-03] [MM-07] is a link that is counted where it leads to', () => {
    const banner = industryBanner('industry-laser');
    renderIn('en', <IndustryBanner industry={industry} state="shown" banner={banner} />);
    const link = screen.getByRole('link', { name: `Advertisement ${banner.title}` });
    expect(link).toHaveAttribute('href', '/banner/click?token=token-industry-laser&sign=a1b2');
    expect(link.querySelector('img')).toHaveAttribute('src', banner.image);
  });

  it('leads where the banner says, on a site that counts no clicks', () => {
    const banner = { ...industryBanner('industry-laser'), href: 'https://example.com/laser' };
    renderIn('en', <IndustryBanner industry={industry} state="shown" banner={banner} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/laser');
  });

  it.each(['loading', 'absent', 'failed'] as const)(
    'gives its place to the industry itself while it is %s',
    (state) => {
      renderIn('en', <IndustryBanner industry={industry} state={state} />);
      expect(screen.getByRole('link', { name: /^Metalworking/ })).toHaveAttribute('href', '/i/metalworking');
      expect(document.querySelector('img')).toBeNull();
      expect(screen.getByRole('complementary')).toHaveAttribute('aria-busy', String(state === 'loading'));
    },
  );
});
