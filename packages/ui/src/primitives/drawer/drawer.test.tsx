import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderIn, staticMarkup } from '../../testing/render.tsx';
import { Drawer } from './drawer.tsx';

const drawer = (onClose: () => void) => (
  <Drawer open onClose={onClose} title="Order 4711" closeLabel="Close" actions={<button type="button">Confirm</button>}>
    <p>1,200 housings</p>
  </Drawer>
);

it('a drawer is a dialog with buttons below its content', async () => {
  const onClose = vi.fn();
  renderIn('en', drawer(onClose));
  expect(screen.getByRole('dialog', { name: 'Order 4711' })).toContainElement(
    screen.getByRole('button', { name: 'Confirm' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a drawer is not part of the server markup', () => {
  expect(staticMarkup('en', drawer(vi.fn()))).toBe('');
});
