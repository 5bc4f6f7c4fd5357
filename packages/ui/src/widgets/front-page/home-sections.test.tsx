import { editions } from '@millwright/i18n/editions';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { HomeMeetings, HomePartners, HomeRow } from './index.ts';

describe('the meetings on the home page', () => {
  it.each(editionKeys)('lead to the hosts of the edition, in a new window (%s)', (key) => {
    renderIn(key, <HomeMeetings />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['meeting.', 'meeting.', 'meeting.', 'webinar.'].map((host) =>
        expect.stringContaining(`https://${host}${editions[key].urlSuffix}`),
      ),
    );
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('the partners on the home page', () => {
  it('are links where they have a URL, and names where they have none', () => {
    renderIn(
      'en',
      <HomePartners
        partners={[
          { title: 'Fairs', url: 'https://fairs.example/' },
          { title: 'Union', url: null },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Fairs' })).toHaveAttribute('rel', 'noopener');
    expect(screen.queryByRole('link', { name: 'Union' })).toBeNull();
    expect(screen.getByText('Union')).toBeInTheDocument();
  });

  it('are left out where there are none', () => {
    const { container } = renderIn('en', <HomePartners partners={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it.each(editionKeys)('rows of sections hydrate without a difference in %s', (key) =>
  expectCleanHydration(
    key,
    <HomeRow columns="halves">
      <HomeMeetings />
      <HomePartners partners={[{ title: 'Fairs', url: 'https://fairs.example/' }]} />
    </HomeRow>,
  ),
);
