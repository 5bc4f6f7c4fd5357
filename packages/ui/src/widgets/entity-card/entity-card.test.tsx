import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ImageSizesProvider } from '../../primitives/image/index.ts';
import { editionKeys, expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { EntityCard } from './entity-card.tsx';

const card = (
  <EntityCard
    title="Servo press"
    titleNote="Model S"
    href="/showroom/products/info/1"
    image={{ src: null, ratio: '4:3', width: 320 }}
    industry={{ name: 'Forming', href: '/i/forming' }}
    brief="Quiet."
    facts={[
      { label: 'Force', value: '2000 kN' },
      { label: 'Price', value: '' },
    ]}
  />
);

describe('the card of an entity', () => {
  it('is one link to the item, with the industry as a link of its own', () => {
    renderIn('en', card);
    expect(screen.getByRole('link', { name: 'Servo press Model S' })).toHaveAttribute(
      'href',
      '/showroom/products/info/1',
    );
    expect(screen.getByRole('link', { name: 'Forming' })).toHaveAttribute('href', '/i/forming');
  });

  it('leaves out facts without a value', () => {
    renderIn('en', card);
    expect(screen.getByText('2000 kN')).toBeInTheDocument();
    expect(screen.queryByText('Price')).toBeNull();
  });

  it('shows the default image of the same ratio where there is no image', () => {
    const { container } = renderIn('en', card);
    expect(container.querySelector('img')).toHaveAttribute('height', '240');
  });

  it.each([
    ['stacked', '4:3', '(min-width: 60rem) 300px, (min-width: 37.5rem) 360px, 240px'],
    ['stacked', '3:4', '(min-width: 37.5rem) 193px, 164px'],
    ['adjacent', '16:9', '(min-width: 60rem) 220px, 120px'],
    ['adjacent', '4:3', '(min-width: 60rem) 220px, 120px'],
    ['adjacent', '3:4', '(min-width: 60rem) 120px, 84px'],
    ['adjacent', '1:1', '(min-width: 60rem) 96px, 64px'],
  ] as const)(
    'requests, %s, an image of %s as wide as it is there on narrow and on wide screens',
    (layout, ratio, sizes) => {
      const resized = (
        <ImageSizesProvider resize={(url, width) => `/image/${width}${url}`}>
          <EntityCard title="Servo press" href="/x" layout={layout} image={{ src: '/a.jpg', ratio, width: 320 }} />
        </ImageSizesProvider>
      );
      expect(renderIn('en', resized).container.querySelector('img')).toHaveAttribute('sizes', sizes);
    },
  );

  it('does not carry out what a hostile title says', () => {
    expect(staticMarkup('en', <EntityCard title="<script>alert(1)</script>" href="/x" />)).not.toContain('<script>');
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) => expectCleanHydration(edition, card));
});
