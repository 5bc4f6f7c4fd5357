import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'mr', label: 'Mr' },
  { value: 'ms', label: 'Ms' },
] as const;

describe('a radio group', () => {
  it('is named by its label, described by hint and error, and says that it is required', () => {
    renderIn(
      'en',
      <RadioGroup
        label="Title"
        name="gender"
        options={options}
        hint="As on the address label"
        error="Choose one"
        required
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Title' });
    expect(group).toHaveAccessibleDescription('As on the address label Choose one');
    expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual(['true', 'true']);
  });

  it('keeps its choice in the form, and tells it', async () => {
    const onValueChange = vi.fn();
    const { container } = renderIn(
      'en',
      <form>
        <RadioGroup label="Title" name="gender" options={options} onValueChange={onValueChange} />
      </form>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Ms' }));
    expect(new FormData(container.querySelector('form')!).get('gender')).toBe('ms');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ms');
  });

  it('shows what its parent keeps', () => {
    const { rerender } = renderIn('en', <RadioGroup label="Title" name="gender" options={options} value="" />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    rerender(<RadioGroup label="Title" name="gender" options={options} value="mr" />);
    expect(screen.getByRole('radio', { name: 'Mr' })).toBeChecked();
  });

  it('hydrates without a difference', () =>
    expectCleanHydration('cn', <RadioGroup label="称呼" name="gender" options={options} defaultValue="ms" />));
});
