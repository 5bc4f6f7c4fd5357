import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';

const half = { said: ['material' as const], missing: ['cavities' as const, 'drawing' as const] };

describe('the completeness meter', () => {
  it('names what is missing before what is stated, and tells which was chosen', async () => {
    const onAdd = vi.fn();
    renderIn('en', <CompletenessMeter completeness={half} onAdd={onAdd} />);
    expect(screen.getAllByRole('listitem').map((item) => item.dataset['said'])).toEqual(['false', 'false', 'true']);
    await userEvent.click(screen.getByRole('button', { name: 'State: Number of cavities' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('cavities');
  });

  it('announces each change of the share in a region that was there before', () => {
    const { rerender } = renderIn('en', <CompletenessMeter completeness={half} />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('1 of 3 stated');
    rerender(<CompletenessMeter completeness={{ said: ['material', 'cavities'], missing: ['drawing'] }} />);
    expect(screen.getByRole('status')).toBe(status);
    expect([status.textContent, screen.getByRole('progressbar').getAttribute('value')]).toEqual(['2 of 3 stated', '2']);
  });

  it('speaks the language of its edition', () => {
    renderIn('cn', <CompletenessMeter completeness={half} />);
    expect(screen.getByRole('progressbar', { name: '供应商会问到的内容' })).toHaveAttribute('max', '3');
    expect(screen.getByText(/模具穴数/)).toBeInTheDocument();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, <CompletenessMeter completeness={half} onAdd={vi.fn()} />),
  );
});
