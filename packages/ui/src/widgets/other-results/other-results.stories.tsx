import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { otherResults } from './other-results.fixtures.ts';
import { OtherResults } from './other-results.tsx';

const inEdition = (globals: Record<string, unknown>) => otherResults[globals['edition'] === 'cn' ? 'cn' : 'en'];

const meta = {
  title: 'Widgets/Other results',
  component: OtherResults,
  args: { results: otherResults.en },
  play: showsWhole,
  render: (args, { globals }) => (
    <OtherResults
      results={args.results.map((result) => inEdition(globals)[otherResults.en.indexOf(result)] ?? result)}
    />
  ),
} satisfies Meta<typeof OtherResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search of the news that found something of every other kind. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getAllByRole('link')).toHaveLength(14);
    await expect(canvas.getByRole('link', { name: /1,284/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/type=whitepapers/),
    );
  },
};

export const OneKind: Story = { args: { results: otherResults.en.slice(0, 1) } };

/** Trade shows and posts have no images: their titles stand in line with the others. */
export const WithoutImages: Story = {
  args: { results: otherResults.en.filter(({ hit }) => hit.image === null) },
  parameters: { badInput: 'missingImage' },
};

/** However short both are, the best of a kind stands below the kind, never behind it. */
export const ShortTitles: Story = {
  args: {
    results: otherResults.en.map((result) => ({
      ...result,
      hit: { ...result.hit, title: 'M1', highlights: { title: [], text: [] } },
    })),
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      const [kind, title] = within(item).getAllByRole('link');
      await expect(title!.getBoundingClientRect().top).toBeGreaterThanOrEqual(kind!.getBoundingClientRect().bottom);
    }
  },
};

/** Nothing is rendered, not even the heading. */
export const None: Story = {
  args: { results: [] },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongTitle: Story = {
  args: {
    results: otherResults.en.map((result) => ({
      ...result,
      hit: {
        ...result.hit,
        title: 'x'.repeat(200),
        highlights: { title: [{ text: 'x'.repeat(200), hit: true }], text: [] },
      },
    })),
  },
  parameters: { badInput: 'longTitle' },
};
