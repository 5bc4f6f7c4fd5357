import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'a', label: 'Casting' },
  { value: 'b', label: 'Forging' },
] as const;

describe('a group of checkboxes', () => {
  it('submits each ticked choice under its name', async () => {
    const { container } = renderIn(
      'en',
      <form>
        <CheckboxGroup label="Topics" name="topics" options={options} defaultValue={['a']} />
      </form>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Forging' }));
    expect(new FormData(container.querySelector('form')!).getAll('topics')).toEqual(['a', 'b']);
  });

  it('shows what its parent keeps, and only that', async () => {
    const onValueChange = vi.fn();
    const group = (value: ('a' | 'b')[]) => (
      <CheckboxGroup label="Topics" options={options} value={value} onValueChange={onValueChange} />
    );
    const { rerender } = renderIn('en', group([]));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Casting' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['a']);
    expect(screen.getByRole('checkbox', { name: 'Casting' })).not.toBeChecked();
    rerender(group(['b']));
    expect(screen.getByRole('checkbox', { name: 'Forging' })).toBeChecked();
  });

  it('hydrates without a difference', () =>
    expectCleanHydration('cn', <CheckboxGroup label="主题" options={options} allLabel="全部" defaultValue={['b']} />));
});
