import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { tables } from '../../testing/data-chart.fixtures.ts';
import { DataChart, type DataChartProps } from './data-chart.tsx';

const titles = {
  prices: ['POM and PC are dearer than a year ago, all else is cheaper', 'POM、PC 同比上涨，其余走低'],
  reject: ['All electric: a quarter of the rejects at half the energy', '全电动：不良率约四分之一，单耗近乎减半'],
  leadTimes: ['Large capacitors take three times as long', '大容量电容交期变为三倍'],
  cooling: ['The thicker the wall, the more a cooled insert saves', '壁越厚，打印镶件省得越多'],
  cutting: ['Above 40 mm plasma is level with 30 kW of laser', '40毫米以上，等离子快过30千瓦激光'],
  signs: ['The heater tells of a leak days ahead', '加热功率提前几天预告漏胶'],
} as const;

const meta = {
  play: showsWhole,
  title: 'Widgets/Data chart',
  component: DataChart,
  argTypes: { columns: choiceOf({ 'the price alone': [1] }) },
  args: { table: tables.prices.en, source: 'Millwright survey' },
  render: (args, { globals }) => {
    const edition = globals['edition'] === 'cn' ? 'cn' : 'en';
    const name = (Object.keys(tables) as (keyof typeof tables)[]).find((key) => tables[key].en === args.table);
    const told: Partial<DataChartProps> = name
      ? { table: tables[name][edition], title: args.title ?? titles[name][edition === 'cn' ? 1 : 0] }
      : {};
    return <DataChart {...args} {...told} source={edition === 'cn' ? '机匠工业网调查' : args.source} />;
  },
} satisfies Meta<typeof DataChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes are ranked, with their signs. A screen reader reads the table. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('data-kind', 'ranked');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const rise = globals['edition'] === 'cn' ? 'negative' : 'positive';
    await expect(canvasElement.querySelectorAll(`rect[fill="var(--mw-color-${rise})"]`)).toHaveLength(2);
    canvasElement.querySelector('summary')!.click();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
};

/** The table below the plot unfolds. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await tabTo(canvasElement.querySelector('summary')!);
    await press('Enter');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Bars: Story = { args: { table: tables.reject.en, kind: 'bar', columns: [3] } };
export const Dumbbell: Story = { args: { table: tables.leadTimes.en } };
export const Slope: Story = { args: { table: tables.cooling.en } };
export const Line: Story = { args: { table: tables.cutting.en } };
export const DotRange: Story = { args: { table: tables.signs.en } };
export const SmallMultiples: Story = { args: { table: tables.reject.en, kind: 'multiples' } };

/** In the place of an image: its table is there for assistive technology. */
export const Compact: Story = {
  args: { isCompact: true, data: 'hidden' },
  decorators: [(Story) => <div style={{ maxWidth: 500 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toBeInTheDocument();
    const { width, height } = canvasElement.querySelector('figure')!.getBoundingClientRect();
    await expect(width / height).toBeLessThanOrEqual(16 / 9 + 0.01);
  },
};

/** Labels take a second line rather than leave the chart. */
export const Narrow: Story = {
  args: { table: tables.signs.en },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector('svg')!.getBoundingClientRect();
    for (const text of canvasElement.querySelectorAll('svg text')) {
      const { left, right } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(plot.left - 1);
      await expect(right).toBeLessThanOrEqual(plot.right + 1);
    }
  },
};

export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Words where numbers should be: the table is shown as one. */
export const BadInput: Story = {
  args: {
    table: {
      caption: 'Remarks',
      columns: [{ name: 'Line' }, { name: 'Remark' }, { name: 'What was replaced' }, { name: 'Looked after by' }],
      rows: [
        ['A', 'none', 'guide rails', 'maintenance'],
        ['B', '', 'nothing', ''],
      ],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('table')).toBeVisible(),
};
