import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderIn, staticMarkup } from '../../testing/render.tsx';
import { Dialog } from './dialog.tsx';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Log in" closeLabel="Close">
        <input aria-label="Account" />
      </Dialog>
    </>
  );
};

const dialog = (onClose: () => void) => (
  <Dialog open onClose={onClose} title="Log in" closeLabel="Close">
    <p>Account and password</p>
  </Dialog>
);

describe('a dialog', () => {
  it('takes the focus when it opens and gives it back to where it was', async () => {
    renderIn('en', <Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Log in' })).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('begins in the first field of its form where it is opened to fill that in', async () => {
    renderIn(
      'en',
      <Dialog open onClose={() => undefined} title="Log in" closeLabel="Close" beginsInForm>
        <form>
          <button type="button">By SMS</button>
          <input aria-label="Account" />
        </form>
      </Dialog>,
    );
    expect(screen.getByLabelText('Account')).toHaveFocus();
  });

  it('keeps the focus inside', async () => {
    renderIn('en', <Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const shown = screen.getByRole('dialog');
    for (let step = 0; step < 4; step++) {
      await userEvent.tab();
      expect(shown).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('gives the focus to the content of the page where what opened it has gone', async () => {
    const Vanishing = () => {
      const [open, setOpen] = useState(false);
      const [gone, setGone] = useState(false);
      return (
        <main tabIndex={-1}>
          {!gone && <button onClick={() => setOpen(true)}>Open</button>}
          <Dialog open={open} onClose={() => setOpen(false)} title="Log in" closeLabel="Close">
            <button onClick={() => setGone(true)}>Remove</button>
          </Dialog>
        </main>
      );
    };
    renderIn('en', <Vanishing />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays open when Esc ends what an input method composes', () => {
    const onClose = vi.fn();
    renderIn('en', dialog(onClose));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks to be closed by its button', async () => {
    const onClose = vi.fn();
    renderIn('en', dialog(onClose));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not part of the server markup', () => {
    expect(staticMarkup('en', dialog(vi.fn()))).toBe('');
  });
});
