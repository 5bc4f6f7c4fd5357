import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { Button } from '../button/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { Checkbox, Input, Select } from './controls.tsx';
import { Field } from './field.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'E-mail',
    children: (control) => <Input {...control} type="email" name="email" autoComplete="email" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'reader@example.com');
    await expect(input).toHaveValue('reader@example.com');
  },
};

export const WithHint: Story = {
  args: { label: 'Password', hint: '8 to 20 characters: letters, digits and symbols' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      '8 to 20 characters: letters, digits and symbols',
    );
  },
};

export const WithError: Story = {
  args: { error: 'Please enter the correct email' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter the correct email');
  },
};

export const Disabled: Story = {
  args: { children: (control) => <Input {...control} disabled defaultValue="reader@example.com" /> },
};

/** Can be focused, copied and submitted, but not changed. */
export const ReadOnly: Story = {
  args: { children: (control) => <Input {...control} readOnly defaultValue="reader@example.com" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('reader@example.com');
  },
};

/** Something that acts on the input stands next to it. */
export const WithButton: Story = {
  args: {
    label: 'SMS code',
    children: (control) => (
      <Input {...control} inputMode="numeric" after={<Button variant="secondary">Send code</Button>} />
    ),
  },
};

const choices = [
  { value: 'news', label: 'News' },
  { value: 'products', label: 'Products' },
];

export const Choice: Story = {
  args: { label: 'Search in', children: (control) => <Select {...control} options={choices} /> },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Search in' });
    await userEvent.selectOptions(select, 'products');
    await expect(select).toHaveValue('products');
  },
};

export const ChoiceWithError: Story = {
  args: {
    label: 'Education',
    required: true,
    error: 'Choose your education',
    children: (control) => <Select {...control} options={[{ value: '', label: 'Please choose' }, ...choices]} />,
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Education' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose your education');
  },
};

export const ChoiceDisabled: Story = {
  args: { label: 'Search in', children: (control) => <Select {...control} disabled options={choices} /> },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeDisabled(),
};

export const NothingToChoose: Story = {
  args: { label: 'Search in', children: (control) => <Select {...control} options={[]} /> },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => expect(canvas.queryByRole('option')).toBeNull(),
};

export const VeryLongChoice: Story = {
  args: {
    label: 'Search in',
    children: (control) => (
      <Select {...control} options={[{ value: 'long', label: 'Continuouslycastaluminium'.repeat(8) }]} />
    ),
  },
  parameters: { badInput: 'longTitle' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** The mark is for the eye; assistive technology hears it from the control. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeRequired();
    await expect(getComputedStyle(canvas.getByText('E-mail'), '::after').content).toContain('*');
  },
};

export const Agreement: Story = {
  render: () => <Checkbox name="policy">I have read and agree to the privacy policy</Checkbox>,
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(/privacy policy/));
    await expect(checkbox).toBeChecked();
  },
};

export const AgreementMissing: Story = {
  render: () => (
    <Checkbox name="policy" error="Please read and agree to the privacy policy">
      I have read and agree to the privacy policy
    </Checkbox>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const AgreementDisabled: Story = {
  render: () => (
    <Checkbox name="policy" disabled defaultChecked>
      I have read and agree to the privacy policy
    </Checkbox>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  render: () => (
    <form>
      <Field label="E-mail">{(control) => <Input {...control} type="email" />}</Field>
      <Field label="Search in">{(control) => <Select {...control} options={choices} />}</Field>
      <Checkbox>I agree</Checkbox>
    </form>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await tabTo(email);
    await typeText('reader@example.com');
    await expect(email).toHaveValue('reader@example.com');
    await press('Tab');
    await expect(canvas.getByRole('combobox', { name: 'Search in' })).toHaveFocus();
    await press('Tab', 'Space');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await press('Space');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
