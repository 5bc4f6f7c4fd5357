import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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
