import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { Field } from '../field/index.ts';
import { Textarea } from './textarea.tsx';

const left = (count: number) => `${count} characters left`;

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  argTypes: {
    name: { description: 'Its name in the form.' },
    rows: { description: 'Lines that are seen without scrolling.', control: { type: 'number' } },
  },
  args: { name: 'message' },
  render: (args) => <Field label="Message">{(control) => <Textarea {...control} {...args} />}</Field>,
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Two lines{Enter}of text');
    await expect(area).toHaveValue('Two lines\nof text');
  },
};

export const WithCounter: Story = {
  args: { maxLength: 400, leftText: left },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Housing, die cast');
    await expect(canvas.getByText('17 / 400')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const NearlyFull: Story = {
  args: { maxLength: 40, leftText: left, defaultValue: 'Aluminium housing, die cast, 400 g' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ', anodised');
    await expect(canvas.getByText('40 / 40')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 characters left');
    await expect(canvas.getByRole('textbox')).toHaveValue('Aluminium housing, die cast, 400 g, anod');
  },
};

export const WithError: Story = {
  render: (args) => (
    <Field label="Message" error="Write what you need">
      {(control) => <Textarea {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Write what you need');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'This enquiry was sent' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await tabTo(area);
    await typeText('One');
    await press('Enter');
    await typeText('two');
    await expect(area).toHaveValue('One\ntwo');
    await press('Tab');
    await expect(area).not.toHaveFocus();
  },
};
