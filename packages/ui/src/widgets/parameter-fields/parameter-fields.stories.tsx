import {
  checkStoredParameters,
  definitionsFor,
  type ParameterProblem,
  type StoredParameter,
} from '@millwright/domain/parameters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { focusFirstInvalid } from '../../primitives/field/index.ts';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ParameterFields } from './parameter-fields.tsx';
import { readParameters } from './read-parameters.ts';

const stated: StoredParameter[] = [
  { key: 'clamping-force', low: '3000', high: '5000', unit: 'B47' },
  { key: 'drive', choice: 'servo-hydraulic' },
  { key: 'opening-stroke', text: { cn: '可调', en: 'Adjustable' } },
  { label: { cn: '油箱容积', en: 'Oil tank' }, value: '220 L' },
];

const meta = {
  title: 'Widgets/Parameter fields',
  component: ParameterFields,
  args: { definitions: definitionsFor('plastics', stated), stated },
} satisfies Meta<typeof ParameterFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An injection moulding machine: a range, a choice, words for a quantity, and a line that editors wrote. */
export const Default: Story = {
  args: { mistakes: [] },
  play: async ({ canvas, canvasElement, globals }) => {
    if (globals['edition'] === 'cn') return showsWhole({ canvasElement });
    await expect(canvas.getByLabelText('Clamping force (kN)')).toHaveValue('3000..5000');
    await expect(canvas.getByLabelText('Drive')).toHaveDisplayValue('Servo-hydraulic');
    await expect(canvas.getByLabelText('Opening stroke, in English')).toHaveValue('Adjustable');
    await expect(canvas.getByText('Oil tank')).toBeVisible();
    await showsWhole({ canvasElement });
  },
};

/** A product that states nothing: its industry says what is asked for. */
export const Untouched: Story = {
  args: { definitions: definitionsFor('plastics', []), stated: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Drive')).toHaveDisplayValue('No value');
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.queryByText(/The editors change them/)).toBeNull();
  },
};

/** An industry without a schema, and a product with lines alone. */
export const LinesAlone: Story = {
  parameters: { badInput: 'emptyList' },
  args: { definitions: [], stated: stated.slice(-1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('220 L')).toBeVisible();
  },
};

/** Every mistake that a form can bring about, at its field. */
export const Wrong: Story = {
  args: {
    mistakes: [
      { key: 'clamping-force', mistake: 'lowAboveHigh' },
      { key: 'drive', mistake: 'noChoice' },
      { key: 'opening-stroke', mistake: 'noWords' },
      { key: 'film-width', mistake: 'noNumber' },
      { key: 'layers', mistake: 'noValue' },
      { key: 'capacity', mistake: 'wrongUnit' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Clamping force (kN)')).toHaveAccessibleDescription(
      'The least value is above the highest',
    );
    await expect(canvas.getByLabelText('Film width (mm)')).toHaveAccessibleDescription(/^This is no number/);
    // Words have two fields, and nobody knows which of them it is.
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(7);
  },
};

/** A form around the fields, which checks them as the server does before it sends them. */
const ProductForm = ({
  onSend,
  ...args
}: Parameters<typeof ParameterFields>[0] & { onSend: (said: unknown) => void }) => {
  const [mistakes, setMistakes] = useState<readonly ParameterProblem[]>([]);
  return (
    <form
      aria-label="Product"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const said = readParameters(new FormData(form), args.definitions, args.stated);
        const checked = checkStoredParameters(said);
        setMistakes('problems' in checked ? checked.problems : []);
        if ('parameters' in checked) onSend(checked.parameters);
        setTimeout(() => focusFirstInvalid(form));
      }}
    >
      <ParameterFields {...args} mistakes={mistakes} />
      <button type="submit">Save</button>
    </form>
  );
};

const onSend = fn();
export const InAForm: Story = {
  render: (args) => <ProductForm {...args} onSend={onSend} />,
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    const force = canvas.getByLabelText('Clamping force (kN)');
    await userEvent.clear(force);
    await userEvent.type(force, '3,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^This is no number/)).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.clear(force);
    await userEvent.type(force, '..3000');
    await userEvent.selectOptions(canvas.getByLabelText('Drive'), '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).toHaveBeenLastCalledWith([
      { key: 'clamping-force', high: '3000', unit: 'B47' },
      { key: 'opening-stroke', text: { cn: '可调', en: 'Adjustable' } },
      stated[3],
    ]);
  },
};

/** Words without end, and words that look like HTML, stay what they are. */
export const HostileAndLong: Story = {
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  args: {
    stated: [
      { key: 'opening-stroke', text: 'W'.repeat(500) },
      { label: 'x'.repeat(200), value: `<img src=x onerror="document.title='harmed'">${'9'.repeat(200)}` },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(canvas.getByLabelText('Clamping force (kN)'));
    await press('End');
    await typeText('0');
    await expect(canvas.getByLabelText('Clamping force (kN)')).toHaveValue('3000..50000');
    await tabTo(canvas.getByLabelText('Opening stroke, in English'));
  },
};
