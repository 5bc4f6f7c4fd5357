import { createPhraseBreaker } from '@millwright/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { Headline, PhrasesProvider } from './headline.tsx';

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
const phrasesOf = createPhraseBreaker((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));

const meta = {
  play: showsWhole,
  title: 'Primitives/Headline',
  component: Headline,
  argTypes: {
    text: { description: 'The words of a headline.' },
  },
  args: { text: '没有制动液的刹车：首套纯电子机械制动通过量产车型认证' },
  render: ({ text }) => (
    <PhrasesProvider value={phrasesOf}>
      <h2 style={{ maxWidth: '11em', fontSize: '1.75rem' }}>
        <Headline text={text} />
      </h2>
    </PhrasesProvider>
  ),
} satisfies Meta<typeof Headline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines end between words. What a reader copies is the text as it was written. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(args.text);
    await expect(canvas.getByRole('heading').querySelectorAll('wbr').length).toBeGreaterThan(5);
  },
};

/** A phrase that is wider than its place breaks inside rather than leave it. */
export const BadInput: Story = {
  args: { text: '能'.repeat(80) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** As in what is hydrated. */
export const WithoutPhrases: Story = {
  render: ({ text }) => (
    <h2>
      <Headline text={text} />
    </h2>
  ),
};
