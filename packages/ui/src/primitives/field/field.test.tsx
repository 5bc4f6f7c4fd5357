import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { Checkbox, Input, Select } from './controls.tsx';
import { Field } from './field.tsx';

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    renderIn(
      'en',
      <Field label="E-mail" hint="Where we answer" error="Please enter the correct email">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAccessibleDescription('Where we answer Please enter the correct email');
    expect(input).toBeInvalid();
  });

  it('announces an error by a region that is there before', () => {
    const field = (error?: string) => (
      <Field label="E-mail" error={error}>
        {(control) => <Input {...control} />}
      </Field>
    );
    const { container, rerender } = renderIn('en', field());
    const region = container.querySelector('[aria-live]');
    expect(region).toBeEmptyDOMElement();
    rerender(field('Please enter the correct email'));
    expect(container.querySelector('[aria-live]')).toBe(region);
    expect(region).toHaveTextContent('Please enter the correct email');
  });

  it('keeps a hidden label for assistive technology', () => {
    renderIn(
      'en',
      <Field label="Search in" hideLabel>
        {(control) => <Select {...control} options={[{ value: 'news', label: 'News' }]} />}
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Search in' })).toBeInTheDocument();
  });

  it('of agreement is named by its text and described by its error', () => {
    renderIn('en', <Checkbox error="Please read and agree">I agree</Checkbox>);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Please read and agree');
  });

  it('hydrates without a difference', () =>
    expectCleanHydration('en', <Field label="E-mail">{(control) => <Input {...control} />}</Field>));
});
