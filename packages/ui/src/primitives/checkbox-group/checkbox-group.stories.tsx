import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const topics = [
  { value: 'casting', label: 'Casting' },
  { value: 'machining', label: 'Machining' },
  { value: 'forging', label: 'Forging' },
];

const choices = { control: 'check', options: topics.map(({ value }) => value) } as const;

const meta = {
  title: 'Primitives/Checkbox group',
  component: CheckboxGroup,
  argTypes: { value: choices, defaultValue: choices },
  args: { label: 'Topics', name: 'topics', options: topics, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Forging'));
    await userEvent.click(canvas.getByText('Casting'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['casting', 'forging']);
    await expect(canvas.getByRole('checkbox', { name: 'Casting' })).toBeChecked();
  },
};

/** The one above is mixed while some are ticked. */
export const All: Story = {
  args: { allLabel: 'All topics', defaultValue: ['machining'] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All topics' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['casting', 'machining', 'forging']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Forging' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const WithHints: Story = {
  args: {
    options: [
      { ...topics[0]!, hint: 'Die casting, sand casting' },
      { ...topics[1]!, hint: 'Milling, turning' },
    ],
    hint: 'One e-mail a week',
    defaultValue: ['casting'],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Topics' })).toHaveAccessibleDescription('One e-mail a week'),
};

export const WithError: Story = {
  args: { required: true, error: 'Tick one topic at least' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Tick one topic at least');
    await expect(canvas.getByRole('checkbox', { name: 'Casting' })).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['casting'], allLabel: 'All topics' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Casting' })).toBeDisabled(),
};

/** What cannot be changed stays as it is when all are ticked. */
export const OneDisabled: Story = {
  args: { options: [...topics.slice(0, 2), { ...topics[2]!, disabled: true }], allLabel: 'All topics' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All topics' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['casting', 'machining']);
  },
};

export const NothingToChoose: Story = {
  parameters: { badInput: 'emptyList' },
  args: { options: [], allLabel: 'All topics' },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
};

export const VeryLongLabel: Story = {
  parameters: { badInput: 'longTitle' },
  args: { options: [{ value: 'long', label: 'Continuouslycastaluminium'.repeat(8) }, ...topics] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  args: { allLabel: 'All topics' },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All topics' });
    const casting = canvas.getByRole('checkbox', { name: 'Casting' });
    await tabTo(all);
    await press('Tab');
    await expect(casting).toHaveFocus();
    await press('Space');
    await expect(casting).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await press('Shift+Tab', 'Space');
    await expect(all).toBeChecked();
    await press('Space');
    await expect(casting).not.toBeChecked();
  },
};
