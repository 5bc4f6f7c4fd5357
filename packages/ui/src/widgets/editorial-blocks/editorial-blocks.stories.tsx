import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { editorialBlocks } from './editorial-blocks.fixtures.ts';
import { EditorialBlocks } from './editorial-blocks.tsx';

const { about, conference } = editorialBlocks.en;

const meta = {
  title: 'Widgets/Editorial blocks',
  component: EditorialBlocks,
  args: { blocks: about },
  render: (args, { globals }) => {
    const told = editorialBlocks[globals['edition'] === 'cn' ? 'cn' : 'en'];
    const samples = new Map([
      [about, told.about],
      [conference, told.conference],
    ]);
    return <EditorialBlocks blocks={samples.get(args.blocks as typeof about) ?? args.blocks} />;
  },
} satisfies Meta<typeof EditorialBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages about the house: text, figures, history, management, offices, open positions. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-block]')).toHaveLength(about.length);
    await expect(canvas.getByRole('img', { name: /^(Map|地图)/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+86 (21) 5000-1234' })).toHaveAttribute('href', 'tel:+862150001234');
  },
};

/** The landing page of a conference: days, programme, speakers. */
export const Conference: Story = {
  args: { blocks: conference },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2027.04.08 ~ 09')).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('target', '_blank');
  },
};

export const RegistrationNotOpen: Story = {
  args: { blocks: conference.map((block) => (block.type === 'event' ? { ...block, registerUrl: '' } : block)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Registration opens soon|报名即将开放/)).toBeVisible();
  },
};

/** Parts with nothing in them are left out, headings and all. */
export const EmptyParts: Story = {
  args: {
    blocks: [
      { type: 'people', heading: 'Speakers', items: [] },
      { type: 'text', heading: 'Theme', paragraphs: [] },
    ],
  },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongAndHostileTexts: Story = {
  args: {
    blocks: [
      { type: 'text', heading: 'x'.repeat(200), paragraphs: ['<img src=x onerror=alert(1)>'] },
      {
        type: 'people',
        heading: '',
        items: [{ name: 'y'.repeat(200), role: 'z'.repeat(200), text: 'x'.repeat(200), image: null }],
      },
      { type: 'links', heading: '', items: [{ label: 'A script', url: 'javascript:alert(1)' }] },
    ],
  },
  parameters: { badInput: ['longTitle', 'hostileHtml', 'missingImage'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
