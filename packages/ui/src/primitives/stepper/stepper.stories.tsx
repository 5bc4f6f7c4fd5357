import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'part', label: 'Part', note: 'Housing, die cast' },
  { id: 'drawing', label: 'Drawing' },
  { id: 'delivery', label: 'Delivery', note: 'Optional' },
  { id: 'check', label: 'Check and send' },
];

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { label: 'Enquiry', steps, current: 'delivery', onBack: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Enquiry' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 3 of 4');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: /^Drawing/ }));
    await expect(args.onBack).toHaveBeenLastCalledWith('drawing');
    await expect(canvas.queryByRole('button', { name: /Check and send/ })).toBeNull();
  },
};

export const First: Story = {
  args: { current: 'part' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const Faulty: Story = {
  args: { steps: [steps[0]!, { ...steps[1]!, faulty: true }, ...steps.slice(2)], current: 'check' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /Drawing.*Needs a correction/ })).toBeVisible(),
};

/** Where there is little room, the steps stand below each other. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 343 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('listitem');
    await expect(two!.getBoundingClientRect().top).toBeGreaterThan(one!.getBoundingClientRect().top);
  },
};

export const NoSteps: Story = {
  parameters: { badInput: 'emptyList' },
  args: { steps: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

export const VeryLongLabel: Story = {
  parameters: { badInput: 'longTitle' },
  args: { steps: [{ id: 'part', label: 'Continuouslycastaluminium'.repeat(8) }, ...steps.slice(1)] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: /^Part/ }));
    await press('Enter', 'Tab', 'Space');
    await expect(args.onBack).toHaveBeenNthCalledWith(1, 'part');
    await expect(args.onBack).toHaveBeenNthCalledWith(2, 'drawing');
  },
};
