import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { countries } from '../combobox/combobox.fixtures.ts';
import { DateField, DateRangeField } from '../date-field/index.ts';
import { fileOf, sendAtOnce } from '../file-upload/file-upload.fixtures.ts';
import { FileUpload } from '../file-upload/index.ts';
import { MultiCombobox } from '../multi-combobox/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Textarea } from '../textarea/index.ts';

const topics = [
  { value: 'a', label: 'Casting' },
  { value: 'b', label: 'Forging' },
];

/** Everything that a form submits as text. */
const sent = () => [...new FormData(document.forms[0])].map(([name, value]) => `${name}=${String(value)}`);
const reset = () => act(async () => document.forms[0]!.reset());

describe('a form that is reset', () => {
  it.each([
    {
      name: 'a day',
      control: <DateField name="day" defaultValue="2026-05-12" />,
      change: async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '2026-06-01' } }),
    },
    {
      name: 'a period',
      control: (
        <DateRangeField
          label="Days"
          names={{ from: 'from', to: 'to' }}
          defaultValue={{ from: '2026-05-12', to: '2026-05-14' }}
        />
      ),
      change: async () => fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-06-01' } }),
    },
    {
      name: 'choices of many',
      control: <MultiCombobox options={countries} listLabel="Countries" name="country" defaultValue={['376', '492']} />,
      change: () => userEvent.click(screen.getByRole('button', { name: 'Remove Germany' })),
    },
    {
      name: 'ticked choices',
      control: <CheckboxGroup label="Topics" name="topics" options={topics} defaultValue={['a']} />,
      change: () => userEvent.click(screen.getByRole('checkbox', { name: 'Forging' })),
    },
    {
      name: 'a number',
      control: <NumberField name="length" defaultValue={5} />,
      change: () => userEvent.type(screen.getByRole('spinbutton'), '7'),
    },
  ])('has $name of the beginning again', async ({ control, change }) => {
    renderIn('en', <form>{control}</form>);
    const before = sent();
    const shown = () =>
      [...document.querySelectorAll<HTMLInputElement>('form input:not([type="hidden"])')].map((input) =>
        input.type === 'checkbox' ? input.checked : input.value,
      );
    const shownBefore = shown();
    await change();
    expect(sent()).not.toEqual(before);
    await reset();
    await waitFor(() => expect(sent()).toEqual(before));
    expect(shown()).toEqual(shownBefore);
  });

  it('forgets what was no day', async () => {
    renderIn(
      'en',
      <form>
        <DateField name="day" />
      </form>,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'soon' } });
    await reset();
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('has no files, and says so', async () => {
    const onStoredChange = vi.fn();
    const { container } = renderIn(
      'en',
      <form>
        <FileUpload label="Drawings" name="drawings" send={sendAtOnce} onStoredChange={onStoredChange} />
      </form>,
    );
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, fileOf('a.pdf', 10));
    expect(sent()).toContain('drawings=id of a.pdf');
    await reset();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(onStoredChange).toHaveBeenLastCalledWith([]);
  });

  it('counts the characters of the beginning', async () => {
    renderIn(
      'en',
      <form>
        <Textarea defaultValue="Two" maxLength={10} aria-label="Text" />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), ' words');
    await reset();
    expect(screen.getByText('3 / 10')).toBeInTheDocument();
  });

  it('leaves to its parent what that keeps', async () => {
    const onValueChange = vi.fn();
    renderIn(
      'en',
      <form>
        <DateField value="2026-05-12" onValueChange={onValueChange} />
        <CheckboxGroup label="Topics" options={topics} value={['b']} onValueChange={onValueChange} />
      </form>,
    );
    await reset();
    expect(screen.getByRole('textbox')).toHaveValue('2026-05-12');
    expect(screen.getByRole('checkbox', { name: 'Forging' })).toBeChecked();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('changes nothing where it refuses to be reset', async () => {
    renderIn(
      'en',
      <form onReset={(event) => event.preventDefault()}>
        <DateField name="day" defaultValue="2026-05-12" />
      </form>,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '2026-06-01' } });
    await reset();
    expect(sent()).toEqual(['day=2026-06-01']);
  });
});
