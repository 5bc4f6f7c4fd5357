import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { DateField } from './date-field.tsx';
import { DateRangeField } from './date-range-field.tsx';

describe('a date field', () => {
  it('submits the day, and nothing for what is no day', () => {
    const { container } = renderIn(
      'cn',
      <form>
        <DateField name="day" defaultValue="2026-05-12" />
      </form>,
    );
    const sent = () => new FormData(container.querySelector('form')!).get('day');
    expect(sent()).toBe('2026-05-12');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '2026年6月1日' } });
    expect(sent()).toBe('2026-06-01');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '2026年6月' } });
    expect(sent()).toBe('');
  });

  it('marks a day out of its limits and keeps it', () => {
    renderIn('en', <DateField min="2026-05-01" max="2026-05-31" defaultValue="2026-06-01" />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveValue('2026-06-01');
  });

  it('shows what its parent keeps', () => {
    const { rerender } = renderIn('en', <DateField value="2026-05-12" />);
    rerender(<DateField value="2026-05-13" />);
    expect(screen.getByRole('textbox')).toHaveValue('2026-05-13');
  });

  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(edition, <DateField defaultValue="2026-05-12" name="day" />),
  );
});

describe('a date range field', () => {
  it('tells both days, whichever was written', () => {
    const onValueChange = vi.fn();
    renderIn('en', <DateRangeField label="Fair" onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Last day' }), { target: { value: '2026-05-15' } });
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '', to: '2026-05-15' });
    fireEvent.change(screen.getByRole('textbox', { name: 'First day' }), { target: { value: '2026-05-12' } });
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-12', to: '2026-05-15' });
  });

  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(edition, <DateRangeField label="Fair" defaultValue={{ from: '2026-05-12', to: '' }} />),
  );
});
