import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { Opened, useFocusBack } from './opened.tsx';

const Form = lazy(async () => ({ default: () => <input aria-label="Price" /> }));

function Answer() {
  const [isOpen, setOpen] = useState(false);
  const buttons = useFocusBack(isOpen);
  if (!isOpen)
    return (
      <div ref={buttons}>
        <button onClick={() => setOpen(true)}>Write</button>
      </div>
    );
  return (
    <Suspense>
      <Opened className="form">
        <Form />
        <button onClick={() => setOpen(false)}>Back</button>
      </Opened>
    </Suspense>
  );
}

it('brings the focus into a form once that is fetched, and back when it is closed', async () => {
  render(<Answer />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  const price = await screen.findByRole('textbox', { name: 'Price' });
  expect(document.activeElement).toBe(price);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write' }));
});
