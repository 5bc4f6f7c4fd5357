import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Tabs } from './tabs.tsx';

const sections = [
  { id: 'facts', label: 'Facts', panel: <p>Founded 1998, 420 staff, ISO 9001.</p> },
  { id: 'products', label: 'Products', count: '24', panel: <p>Five-axis machining centres and spindles.</p> },
  { id: 'contact', label: 'Contact', panel: <a href="#mail">Write to the supplier</a> },
];

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { label: 'About the supplier', tabs: sections, onSelect: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows go round, Home and End to the ends, and Tab leaves the row for the panel. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [facts, products, contact] = canvas.getAllByRole('tab');
    await userEvent.click(facts!);
    await userEvent.keyboard('{ArrowRight}');
    await expect(products).toHaveFocus();
    await expect(products).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(/Products/);
    await userEvent.keyboard('{End}');
    await expect(contact).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(facts).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(facts).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('facts');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** For panels that are slow to show: the arrows only move the focus. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    const [facts, products, contact] = canvas.getAllByRole('tab');
    await userEvent.click(facts!);
    await userEvent.keyboard('{ArrowRight}');
    await expect(products).toHaveFocus();
    await expect(facts).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(products).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(contact).toHaveAttribute('aria-selected', 'true');
  },
};

export const BeginsElsewhere: Story = {
  args: { initial: 'contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Contact');
    await expect(canvas.getByRole('link', { name: 'Write to the supplier' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

export const NoTabs: Story = {
  parameters: { badInput: 'emptyList' },
  args: { tabs: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('tablist')).toBeNull(),
};

/** The row scrolls; the page does not. */
export const ManyLongTabs: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      id: `t${index}`,
      label: `Continuous casting of aluminium, part ${index + 1}`,
      panel: <p>{index + 1}</p>,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getAllByRole('tab')[0]!);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('12');
  },
};

/** Where text runs from right to left the next tab stands at the left. */
export const RightToLeftByKeyboard: Story = {
  globals: { edition: 'ar' },
  play: async ({ canvas }) => {
    const [facts, products, contact] = canvas.getAllByRole('tab');
    await expect(facts!.getBoundingClientRect().left).toBeGreaterThan(products!.getBoundingClientRect().left);
    await tabTo(facts);
    await press('ArrowLeft');
    await expect(products).toHaveFocus();
    await press('ArrowRight', 'ArrowRight');
    await expect(contact).toHaveFocus();
  },
};

/** What is required of tabs: one stop, the arrows round both ways, the ends, and on into the panel. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [facts, products, contact] = canvas.getAllByRole('tab');
    await tabTo(facts);
    await press('ArrowRight');
    await expect(products).toHaveFocus();
    await expect(products).toHaveAttribute('aria-selected', 'true');
    await expect(facts).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(/Products/);
    await expect(products!.getAttribute('aria-controls')).toBe(canvas.getByRole('tabpanel').id);
    await press('End');
    await expect(contact).toHaveFocus();
    await press('ArrowRight');
    await expect(facts).toHaveFocus();
    await press('ArrowLeft');
    await expect(contact).toHaveFocus();
    await press('Home');
    await expect(facts).toHaveFocus();
    await press('Tab');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await press('Shift+Tab');
    await expect(facts).toHaveFocus();
  },
};
