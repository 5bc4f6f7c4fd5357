import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { Field } from '../field/index.ts';
import { RichSelect } from './rich-select.tsx';

const options = [
  { value: 'a', label: 'Aluminium', note: 'Light' },
  { value: 'b', label: 'Steel' },
];

const form = (
  <form>
    <Field label="Material">
      {(control) => <RichSelect {...control} options={options} listLabel="Material" name="material" defaultValue="a" />}
    </Field>
  </form>
);

describe('a select with notes', () => {
  it('submits the one chosen at first', () => {
    const { container } = renderIn('en', form);
    expect(new FormData(container.querySelector('form')!).get('material')).toBe('a');
    expect(screen.getByRole('combobox', { name: 'Material' })).toHaveTextContent('Aluminium');
  });

  it('says in the language of the edition that nothing is chosen', () => {
    renderIn('cn', <RichSelect options={options} listLabel="材料" />);
    expect(screen.getByRole('combobox')).toHaveTextContent('请选择');
  });

  it('hydrates without a difference', () => expectCleanHydration('en', form));
});
