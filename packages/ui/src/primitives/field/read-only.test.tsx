import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { Combobox } from '../combobox/index.ts';
import { countries } from '../combobox/combobox.fixtures.ts';
import { DateField, DateRangeField } from '../date-field/index.ts';
import { MultiCombobox } from '../multi-combobox/index.ts';
import { NumberField } from '../number-field/index.ts';
import { RichSelect } from '../rich-select/index.ts';
import { Input } from './controls.tsx';

const materials = [
  { value: 'a', label: 'Aluminium' },
  { value: 's', label: 'Steel' },
];

const onValueChange = vi.fn();

/** Each control with a value, and what a form gets of it. The plain text field is the model of the others. */
const controls: Record<string, [control: ReactElement, sent: [string, string][]]> = {
  'a line of text': [<Input key="" readOnly name="text" defaultValue="M8" required />, [['text', 'M8']]],
  'a number': [
    <NumberField key="" readOnly name="n" defaultValue={12} unit="mm" required {...{ onValueChange }} />,
    [['n', '12']],
  ],
  'a day': [
    <DateField key="" readOnly name="day" defaultValue="2026-05-12" required {...{ onValueChange }} />,
    [['day', '2026-05-12']],
  ],
  'a period': [
    <DateRangeField
      key=""
      readOnly
      required
      label="Fair"
      names={{ from: 'from', to: 'to' }}
      defaultValue={{ from: '2026-05-12', to: '2026-05-15' }}
      {...{ onValueChange }}
    />,
    [
      ['from', '2026-05-12'],
      ['to', '2026-05-15'],
    ],
  ],
  'one of many': [
    <Combobox
      key=""
      readOnly
      required
      name="country"
      value="Germany"
      options={countries}
      listLabel="Countries"
      countText={String}
      {...{ onValueChange }}
    />,
    [['country', 'Germany']],
  ],
  'several of many': [
    <MultiCombobox
      key=""
      readOnly
      required
      name="country"
      defaultValue={['376', '492']}
      options={countries}
      listLabel="Countries"
      {...{ onValueChange }}
    />,
    [
      ['country', '376'],
      ['country', '492'],
    ],
  ],
  'one of a list with notes': [
    <RichSelect
      key=""
      readOnly
      required
      name="material"
      defaultValue="a"
      options={materials}
      listLabel="Material"
      {...{ onValueChange }}
    />,
    [['material', 'a']],
  ],
};

const isReadOnly = (field: HTMLElement) =>
  field instanceof HTMLInputElement ? field.readOnly : field.ariaReadOnly === 'true';

const roles = ['textbox', 'spinbutton', 'combobox'];
const fieldsOf = () => roles.flatMap((role) => screen.queryAllByRole(role));

describe.each(Object.entries(controls))('%s that is read-only', (_, [control, sent]) => {
  it('takes the focus and is submitted, and neither keys nor presses change it', async () => {
    onValueChange.mockClear();
    const { container } = renderIn('en', <form>{control}</form>);
    const form = container.querySelector('form')!;
    const named = () => [...new FormData(form)].filter(([name]) => name !== '');
    expect(named()).toEqual(sent);
    const fields = fieldsOf();
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      expect(isReadOnly(field)).toBe(true);
      field.focus();
      expect(field).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{End}{Delete}{Backspace}{Enter}{Escape}7s ');
      await userEvent.click(field);
    }
    for (const button of container.querySelectorAll('button')) await userEvent.click(button);
    // What opens does so in the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(named()).toEqual(sent);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('a control that is read-only and empty', () => {
  it('does not keep a form from being sent although it is required', async () => {
    const { container } = renderIn(
      'en',
      <form>
        <Input readOnly required name="text" />
        <NumberField readOnly required name="n" />
        <DateField readOnly required name="day" />
        <DateRangeField readOnly required label="Fair" names={{ from: 'from', to: 'to' }} />
        <MultiCombobox readOnly required name="c" options={countries} listLabel="Countries" />
        <RichSelect readOnly required name="m" options={materials} listLabel="Material" />
      </form>,
    );
    await waitFor(() => expect(container.querySelector('form')!.checkValidity()).toBe(true));
    expect(screen.getAllByRole('combobox').at(-1)).toBeRequired();
  });

  it('shows what its parent keeps', async () => {
    const { rerender } = renderIn('en', <NumberField readOnly value={3} />);
    rerender(<NumberField readOnly value={8} />);
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('8'));
  });
});
