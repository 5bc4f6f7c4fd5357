import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { editorialBlocks } from './editorial-blocks.fixtures.ts';
import { EditorialBlocks } from './editorial-blocks.tsx';

const { about, conference } = editorialBlocks.en;
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-block]')].map((block) => block.dataset['block']);

describe('the blocks of an editorial page', () => {
  it('stand in their order under their headings', () => {
    renderIn('en', <EditorialBlocks blocks={about} />);
    expect(shown()).toEqual(about.map(({ type }) => type));
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      about.map(({ heading }) => heading),
    );
  });

  it('leave out what has nothing in it', () => {
    renderIn('en', <EditorialBlocks blocks={[{ type: 'agenda', heading: 'Agenda', items: [] }, ...conference]} />);
    expect(shown()).toEqual(conference.map(({ type }) => type));
  });

  it('name the image of an office by its address, and dial its number', () => {
    renderIn('en', <EditorialBlocks blocks={about} />);
    expect(screen.getByRole('img', { name: 'Map: 88 Shenbin Road, Minhang, Shanghai' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'office@millwright.example' })).toHaveAttribute(
      'href',
      'mailto:office@millwright.example',
    );
  });

  it('link the e-mail addresses that stand in texts and facts', () => {
    const paragraphs = ['作品请发送至jobs@millwright.example，两周内答复。', 'No address: 3 m@4 bar, @millwright.'];
    const items = [{ label: 'Corrections', value: 'editors@news.millwright.example.' }];
    renderIn(
      'cn',
      <EditorialBlocks
        blocks={[
          { type: 'text', heading: 'Careers', paragraphs },
          { type: 'facts', heading: 'Whom to ask', items },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['jobs@millwright.example', 'mailto:jobs@millwright.example'],
      ['editors@news.millwright.example', 'mailto:editors@news.millwright.example'],
    ]);
    for (const text of [...paragraphs, items[0]!.value]) expect(document.body).toHaveTextContent(text);
  });

  it('state days and place of a meeting, and lead to its registration elsewhere', () => {
    renderIn('en', <EditorialBlocks blocks={conference} />);
    const event = within(document.querySelector<HTMLElement>('[data-block="event"]')!);
    expect(event.getByText('2027.04.08 ~ 09')).toBeInTheDocument();
    expect(event.getByText('Suzhou · International Expo Centre')).toBeInTheDocument();
    expect(event.getByRole('link')).toHaveAttribute('rel', 'noopener');
  });

  describe.each(editionKeys)('in %s', (key) => {
    it.each(['about', 'conference'] as const)('hydrate without a difference (%s)', (page) =>
      expectCleanHydration(key, <EditorialBlocks blocks={editorialBlocks[key][page]} />),
    );
  });
});
