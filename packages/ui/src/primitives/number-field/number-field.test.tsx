import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInOwn } from '../../testing/own-edition.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { NumberField } from './number-field.tsx';

describe('a number field', () => {
  it('submits the plain number, however it is written', () => {
    const { container } = renderIn(
      'en',
      <form>
        <NumberField name="length" defaultValue={1250.5} decimals={1} unit="mm" />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('length')).toBe('1250.5');
  });

  it.each([
    ['de', '1.250,5'],
    ['ar-EG', '١٬٢٥٠٫٥'],
    ['fa', '۱٬۲۵۰٫۵'],
  ])('begins with the number that it was given where the language is %s', async (lang, written) => {
    const onValueChange = vi.fn();
    renderInOwn(
      { key: 'own', lang },
      <NumberField defaultValue={1250.5} decimals={1} unit="mm" {...{ onValueChange }} />,
    );
    const field = screen.getByRole('spinbutton');
    expect(field).toHaveValue(written);
    expect(field).toHaveAttribute('aria-valuenow', '1250.5');
    expect(field).toHaveAttribute('aria-valuetext', `${written} mm`);
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveValue(written);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('tells null for what is no number, and takes what its parent keeps', async () => {
    const onValueChange = vi.fn();
    const { rerender } = renderIn('en', <NumberField value={3} onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('spinbutton'));
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(null));
    rerender(<NumberField value={8} onValueChange={onValueChange} />);
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('8'));
  });

  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(edition, <NumberField defaultValue={1250} unit="mm" name="length" />),
  );
});
