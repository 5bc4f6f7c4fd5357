import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Image } from '../../primitives/image/index.ts';
import { bodies } from '../../testing/article-body.fixtures.ts';
import { sampleImage } from '../../testing/images.fixtures.ts';
import { BilingualArticle, type ArticleSide } from './bilingual-article.tsx';

const cn: ArticleSide = { lang: 'zh-CN', title: '一体化压铸后地板良率突破九成五', html: bodies.cn };
const en: ArticleSide = { lang: 'en', title: 'Giga-cast rear floors pass 95 per cent yield', html: bodies.en };

const meta = {
  title: 'Widgets/Bilingual article',
  component: BilingualArticle,
  args: { sides: [en, cn] },
  render: (args, { globals }) => (
    <BilingualArticle {...args} sides={args.sides[0] === en && globals['edition'] === 'cn' ? [cn, en] : args.sides} />
  ),
} satisfies Meta<typeof BilingualArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (canvasElement: HTMLElement, lang: string) =>
  [...canvasElement.querySelectorAll(`article [lang="${lang}"] h2`)].map((heading) => heading.getBoundingClientRect());

/** Headings of both languages stand at the same height; on a narrow screen one below the other. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const [chinese, english] = [textOf(canvasElement, 'zh-CN'), textOf(canvasElement, 'en')];
    await expect(chinese).toHaveLength(english.length);
    const isNarrow = window.innerWidth < 960;
    for (const [index, { top }] of chinese.entries())
      await expect(Math.abs(top - english[index]!.top) < 2).toBe(!isNarrow);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A picture of each side; a narrow screen shows that of the page alone. */
export const WithPictures: Story = {
  args: {
    sides: [
      { ...en, image: <Image src={sampleImage(0)} alt="" /> },
      { ...cn, image: <Image src={sampleImage(1)} alt="" /> },
    ],
  },
  play: async ({ canvasElement }) => {
    const top = canvasElement.querySelectorAll('article > :first-child img');
    const shown = [...top].filter((image) => image.checkVisibility());
    await expect(shown).toHaveLength(window.innerWidth < 960 ? 1 : 2);
    await expect(new Set(shown.map((image) => image.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** One language tells more than the other. */
export const Shorter: Story = {
  args: { sides: [en, { ...cn, html: '<p>摘要。</p>' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article div[lang="zh-CN"] p')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('article [lang="en"] h2').length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  args: {
    sides: [
      { ...en, html: '' },
      { ...cn, html: '' },
    ],
  },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    sides: [
      { ...en, title: 'x'.repeat(200), html: '<p>Short.</p>' },
      { ...cn, title: '<b>标题</b>', html: '<p>短。</p>' },
    ],
  },
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>标题</b>')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
