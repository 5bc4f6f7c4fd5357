import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultList } from '../result-list/index.ts';
import { searchHits } from './search-hit-card.fixtures.ts';
import { SearchHitCard } from './search-hit-card.tsx';

const [news] = searchHits.en;
const inEdition = (globals: Record<string, unknown>) => searchHits[globals['edition'] === 'cn' ? 'cn' : 'en'];

const meta = {
  title: 'Widgets/Search hit card',
  component: SearchHitCard,
  args: { hit: news!, headingLevel: 2 },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  render: (args, { globals }) => {
    const place = searchHits.en.indexOf(args.hit);
    return <SearchHitCard {...args} hit={place < 0 ? args.hit : inEdition(globals)[place]!} />;
  },
} satisfies Meta<typeof SearchHitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/article/6');
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/press|压机/)]),
    );
  },
};

/** Found by another word that means the same. */
export const BySynonym: Story = {
  args: { hit: searchHits.en[2]!, showKind: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stamping machine|冲床/)).toBeVisible();
  },
};

/** Every kind, as a search for everything shows them. */
export const EveryKind: Story = {
  render: (_, { globals }) => (
    <ResultList
      kind="searchHit"
      title={globals['edition'] === 'cn' ? '“压机”的搜索结果' : 'Results for “press”'}
      result={{ status: 'ready', items: inEdition(globals), total: 8 }}
      renderItem={(hit, place) => <SearchHitCard hit={hit} showKind headingLevel={place.headingLevel} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

export const LongTitle: Story = {
  args: {
    hit: { ...news!, title: 'x'.repeat(200), highlights: { title: [{ text: 'x'.repeat(200), hit: true }], text: [] } },
  },
  parameters: { badInput: 'longTitle' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What was found may hold anything: it is text. */
export const HostileText: Story = {
  args: {
    hit: {
      ...news!,
      highlights: { title: [{ text: '<img src=x onerror=alert(1)>', hit: true }], text: [] },
      brief: '',
    },
  },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  args: { hit: { ...news!, image: null } },
  parameters: { badInput: 'missingImage' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
