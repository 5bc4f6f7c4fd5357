import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { content } from '../../testing/content.fixtures.ts';
import { ResultList } from '../result-list/index.ts';
import { searchHits } from '../../testing/search-hit-card.fixtures.ts';
import { SearchHitCard } from './search-hit-card.tsx';

const [news] = searchHits.en;
const inEdition = (globals: Record<string, unknown>) => searchHits[globals['edition'] === 'cn' ? 'cn' : 'en'];

const meta = {
  title: 'Widgets/Search hit card',
  component: SearchHitCard,
  argTypes: {
    industry: choiceOf({ Metalworking: content.en.industryOf(1) }),
    elsewhere: choiceOf({ 'in Chinese alone': { edition: 'cn', origin: 'https://cn.example' } }),
  },
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

/** Found by a topic, or by a keyword that its editors wrote: nothing of it is marked in what is shown. */
export const ByKeyword: Story = {
  args: {
    hit: { ...searchHits.en[0]!, reason: { field: 'tags', by: 'text', term: 'deep drawing', missing: [] } },
    showKind: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Found by topic or keyword: deep drawing')).toBeVisible();
  },
};

/** One place for a series: the other models stand inside it. */
export const Series: Story = {
  args: { hit: searchHits.en[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SP-250' })).toHaveAttribute('href', '/showroom/products/info/64');
  },
};

/** As many models as a series shows in one place. */
export const ManyModels: Story = {
  args: {
    hit: {
      ...searchHits.en[1]!,
      models: Array.from({ length: 23 }, (_, at) => ({ id: 100 + at, title: `SP-${(at + 1) * 100}` })),
    },
  },
  render: (args) => <SearchHitCard {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Only the other edition has it: the badge says so, and what it says is read in its language. */
export const InTheOtherLanguage: Story = {
  args: { hit: searchHits.cn[0]!, elsewhere: { edition: 'cn', origin: 'https://cn.example' } },
  render: (args) => <SearchHitCard {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://cn.example/article/6');
    await expect(canvasElement.querySelector('a [lang]')).toHaveAttribute('lang', 'zh-CN');
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

export const WithoutImage: Story = {
  args: { hit: { ...news!, image: null } },
  parameters: { badInput: 'missingImage' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
