import { completenessOf, enquiryNeeds, type EnquirySoFar } from '@millwright/domain/sourcing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { CompletenessMeter } from './completeness-meter.tsx';

const nothingSaid: EnquirySoFar = {
  specification: '',
  message: '',
  parameters: [],
  unit: '',
  targetDate: null,
  destination: '',
  incoterm: null,
  files: 0,
};
const mouldEnquiry: EnquirySoFar = {
  ...nothingSaid,
  specification: 'ABS, 4 cavities, ±0.05 mm',
  unit: 'sets',
  destination: 'Hamburg, Germany',
};
const moulds = enquiryNeeds('moulds');

const meta = {
  title: 'Widgets/Completeness meter',
  component: CompletenessMeter,
  args: { completeness: completenessOf(mouldEnquiry, moulds), onAdd: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 704 }}>{Story()}</div>],
} satisfies Meta<typeof CompletenessMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An enquiry for a mould that names material, cavities, tolerance, unit and destination. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'What suppliers will ask for' })).toHaveAttribute(
      'value',
      '5',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 9 stated');
    await userEvent.click(canvas.getByRole('button', { name: 'State: Service life' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('lifetime');
    await showsWhole({ canvasElement });
  },
};

export const NothingSaid: Story = {
  args: { completeness: completenessOf(nothingSaid, moulds) },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('0 of 9 stated'),
};

export const Complete: Story = {
  args: { completeness: { said: [...moulds], missing: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suppliers have what they need for a quote.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Next to an enquiry that was sent, nothing can be pressed. */
export const ToRead: Story = {
  render: ({ completeness }) => <CompletenessMeter completeness={completeness} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Incoterm/)).toHaveTextContent('Incoterm (missing)');
  },
};

/** Where nothing is asked for, nothing is shown. */
export const NothingNeeded: Story = {
  parameters: { badInput: 'emptyList' },
  args: { completeness: { said: [], missing: [] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'State: Drawing' }));
    await press('Enter');
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith('drawing'));
  },
};
