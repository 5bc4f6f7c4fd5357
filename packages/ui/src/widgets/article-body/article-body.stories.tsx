import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { bodies } from '../../testing/article-body.fixtures.ts';
import { ArticleBody } from './article-body.tsx';

const meta = {
  play: showsWhole,
  title: 'Widgets/Article body',
  component: ArticleBody,
  args: { html: bodies.en },
  render: (args, { globals }) => (
    <ArticleBody html={args.html === bodies.en && globals['edition'] === 'cn' ? bodies.cn : args.html} />
  ),
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const player = '<div class="article-player"><iframe title="A casting cell" width="800" height="533"></iframe></div>';
const wide =
  '<div class="article-table" tabindex="0" role="region" aria-label="Figures"><table class="article-table-wide">' +
  '<thead><tr><th>Line</th><th>Force</th><th>Cycle</th><th>Yield</th></tr></thead>' +
  '<tbody><tr><td>A</td><td>9,000 t</td><td>118 s</td><td>95.6%</td></tr></tbody></table></div>';

/** The player keeps the ratio of 800 to 533 where there is less room. */
export const Video: Story = {
  args: { html: player },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
  parameters: { requirements: ['OS-08'] },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('iframe')!.getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(400);
    await expect(box.width / box.height).toBeCloseTo(800 / 533, 1);
  },
};

/** The table scrolls in its own box, which the keyboard reaches; the page does not. */
export const WideTable: Story = {
  args: { html: wide },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: { requirements: ['OS-09'] },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('.article-table')!;
    await expect(canvasElement.querySelector('table')!.getBoundingClientRect().width).toBeGreaterThanOrEqual(600);
    await expect(box.clientWidth).toBeLessThanOrEqual(320);
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    box.focus();
    await expect(box).toHaveFocus();
  },
};

export const Elements: Story = {
  args: {
    html:
      '<h2>Second heading</h2><p>Text with <code>G01 X40</code>, H<sub>2</sub>O, m<sup>3</sup> and a <mark>mark</mark>.</p>' +
      '<h3>Third heading</h3><ol><li>First</li><li>Second<ul><li>Within</li></ul></li></ol>' +
      '<pre>N10 G90 G54\nN20 G00 X0 Y0</pre><aside><p>An aside with a remark.</p></aside><hr>' +
      '<dl><dt>Run-out</dt><dd>Deviation in one turn.</dd></dl><p class="article-align-center">In the middle.</p>',
  },
};

/** A word of 200 letters and a body without a single element. */
export const BadInput: Story = {
  args: { html: `Bare text ${'x'.repeat(200)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => expect(canvasElement.textContent).toBe(''),
};
