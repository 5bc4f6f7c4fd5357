import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInOwn } from '../../testing/own-edition.tsx';
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

describe('a date field of a site of its own', () => {
  it('writes and reads days as its edition does, and sends them as every other', () => {
    const { container } = renderInOwn(
      { key: 'de', timeZone: 'Europe/Berlin' },
      <form>
        <DateField name="day" defaultValue="2026-05-12" />
      </form>,
    );
    const field = screen.getByRole('textbox');
    expect(field).toHaveValue('12.05.2026');
    expect(field).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
    fireEvent.change(field, { target: { value: '1.6.2026' } });
    fireEvent.blur(field);
    expect(field).toHaveValue('01.06.2026');
    expect(new FormData(container.querySelector('form')!).get('day')).toBe('2026-06-01');
  });

  it('writes days with the digits of its language', () => {
    renderInOwn({ key: 'ar', lang: 'ar-EG' }, <DateField defaultValue="2026-05-12" />);
    expect(screen.getByRole('textbox')).toHaveValue('١٢\u200F/٠٥\u200F/٢٠٢٦');
  });

  /** Opens the calendar of a field. A test document has no ResizeObserver, which the library needs for it. */
  const openCalendar = async (key: string, lang: string, day: string) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    renderInOwn({ key, lang }, <DateField defaultValue={day} />);
    fireEvent.click(screen.getByRole('button'));
    return screen.findByRole('dialog');
  };
  afterEach(() => void vi.unstubAllGlobals());

  it('has a calendar with the digits of its language', async () => {
    const calendar = await openCalendar('ar', 'ar-EG', '2026-05-12');
    await waitFor(() => expect(within(calendar).getByText('١٢')).toBeInTheDocument());
    expect(calendar.textContent).not.toMatch(/\d/);
  });

  it('names the months of the days that it shows, whatever the calendar of its language', async () => {
    const calendar = await openCalendar('fa', 'fa-IR', '2026-01-12');
    fireEvent.click(calendar.querySelector('[data-part="view-trigger"]')!);
    await waitFor(() => expect(within(calendar).getByText('ژانویه')).toBeVisible());
  });

  it('has digits alone where its edition writes months as words', () => {
    renderInOwn({ key: 'us', lang: 'en-US' }, <DateField defaultValue="2026-05-12" />);
    expect(screen.getByRole('textbox')).toHaveValue('05/12/2026');
  });

  it.each([
    ['Europe/Berlin', '12'],
    ['Asia/Shanghai', '13'],
  ])('marks the day that it is in %s', async (timeZone, today) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-12T20:00:00Z') });
    try {
      renderInOwn({ key: 'de', timeZone }, <DateField />);
      fireEvent.click(screen.getByRole('button'));
      await waitFor(() => expect(document.querySelector('[data-today]')).toHaveTextContent(today));
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
  });
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
