import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { Button } from './button.tsx';

describe('a button', () => {
  it('does not submit a form unless it says so', () => {
    renderIn('en', <Button>Search</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('that is loading keeps its focus and neither acts nor submits', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    renderIn(
      'en',
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Log in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Log in' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('hydrates without a difference', () => expectCleanHydration('en', <Button icon="search">Search</Button>));
});
