import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { IndustryHighlights } from './industry-highlights.tsx';
import { RenderedHighlights } from './rendered-highlights.tsx';

const { products, shows } = entities.en;
const story = content.en.articles[0]!;

describe('the highlights of an industry', () => {
  it('are its story, three products and two trade shows with their days', () => {
    renderIn('en', <IndustryHighlights story={story} products={products} shows={shows} />);
    expect(screen.getByRole('link', { name: story.title })).toHaveAttribute('href', '/article/giga-cast-yield');
    const linksIn = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('link');
    expect(linksIn('Products').map(({ textContent }) => textContent)).toEqual(
      products.slice(0, 3).map(({ title }) => title),
    );
    expect(linksIn('Exhibitions')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Exhibitions' })).toHaveTextContent(/\d{4}\.\d{2}\.\d{2} ~ /);
  });

  it('leave out what there is none of', () => {
    renderIn('en', <IndustryHighlights story={{ ...story, image: null }} products={[]} shows={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  });

  it('are the same where they came as HTML', () => {
    const { container } = renderIn('en', <IndustryHighlights story={story} products={products} shows={shows} />);
    const html = container.innerHTML;
    const { container: other } = renderIn('en', <RenderedHighlights html={html} />);
    expect(other.firstElementChild!.innerHTML).toBe(html);
  });

  it.each(editionKeys)('are the same on the server and in the browser in the edition %s', async (edition) => {
    await expectCleanHydration(
      edition,
      <IndustryHighlights
        story={content[edition].articles[0]!}
        products={entities[edition].products}
        shows={entities[edition].shows}
      />,
    );
  });
});
