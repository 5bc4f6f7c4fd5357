import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { RadioGroup } from './radio-group.tsx';

const forms = [
  { value: 'print', label: 'Print magazine' },
  { value: 'ezine', label: 'E-zine' },
];

const choices = { control: 'radio', options: forms.map(({ value }) => value) } as const;

const meta = {
  title: 'Primitives/Radio group',
  component: RadioGroup,
  argTypes: { value: choices, defaultValue: choices },
  args: { label: 'Subscription', name: 'form', options: forms, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of the Tab key; the arrows choose. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [print, ezine] = canvas.getAllByRole('radio');
    await userEvent.click(print!);
    await expect(print).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(ezine).toBeChecked();
    await expect(ezine).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ezine');
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'ezine' },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'E-zine' })).toBeChecked(),
};

export const WithHints: Story = {
  args: {
    options: [
      { ...forms[0]!, hint: 'By post, eight issues a year' },
      { ...forms[1]!, hint: 'By e-mail, on the day of issue' },
    ],
    hint: 'You can have both',
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('radiogroup', { name: 'Subscription' })).toHaveAccessibleDescription('You can have both'),
};

export const WithError: Story = {
  args: { required: true, error: 'Choose print magazine or e-zine' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose print magazine or e-zine');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'print' },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'E-zine' })).toBeDisabled(),
};

export const NothingToChoose: Story = {
  parameters: { badInput: 'emptyList' },
  args: { options: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('radio')).toBeNull(),
};

export const VeryLongLabel: Story = {
  parameters: { badInput: 'longTitle' },
  args: { options: [{ value: 'long', label: 'Continuouslycastaluminium'.repeat(8) }, ...forms] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** What is required of radio buttons: one stop, Space, the arrows both ways and round, and on to what follows. */
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const [print, ezine] = canvas.getAllByRole('radio');
    const after = canvas.getByRole('button', { name: 'After' });
    await tabTo(print);
    await press('Space');
    await expect(print).toBeChecked();
    await press('ArrowDown');
    await expect(ezine).toBeChecked();
    await expect(ezine).toHaveFocus();
    await press('ArrowRight');
    await expect(print).toBeChecked();
    await press('ArrowUp');
    await expect(ezine).toBeChecked();
    await press('ArrowLeft');
    await expect(print).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('print');
    await press('Tab');
    await expect(after).toHaveFocus();
    await press('Shift+Tab');
    await expect(print).toHaveFocus();
  },
};
