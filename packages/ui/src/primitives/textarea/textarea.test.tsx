import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { Textarea } from './textarea.tsx';

const left = (count: number) => `${count} left`;

describe('a text area', () => {
  it('has no counter where its length is not limited', () => {
    const { container } = renderIn('en', <Textarea aria-label="Message" />);
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });

  it('counts what is in it, typed or given', async () => {
    const { rerender } = renderIn('en', <Textarea aria-label="Message" maxLength={100} defaultValue="four" />);
    expect(screen.getByText('4 / 100')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox'), '567');
    expect(screen.getByText('7 / 100')).toBeInTheDocument();
    rerender(<Textarea aria-label="Message" maxLength={100} value="" onChange={() => undefined} />);
    expect(screen.getByText('0 / 100')).toBeInTheDocument();
  });

  it.each([
    [89, ''],
    [90, '10 left'],
    [100, '0 left'],
  ])('with %d of 100 characters says %j', (length, text) => {
    renderIn('en', <Textarea aria-label="Message" maxLength={100} leftText={left} defaultValue={'x'.repeat(length)} />);
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  it('hydrates without a difference', () =>
    expectCleanHydration('en', <Textarea aria-label="Message" maxLength={40} leftText={left} defaultValue="draft" />));
});
