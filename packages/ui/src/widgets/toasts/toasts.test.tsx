import { editions } from '@millwright/i18n/editions';
import { createI18n } from '@millwright/i18n/create-i18n';
import { messages as en } from '@millwright/i18n/catalogs/en';
import { EditionProvider } from '@millwright/i18n/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { toastChart, type ToastEvent } from './toast.machine.ts';
import { createToasts } from './toasts.store.ts';
import { Toasts } from './toasts.tsx';

const [promoted, paused, resumed, closed] = (
  ['TOAST.PROMOTED', 'TOAST.PAUSED', 'TOAST.RESUMED', 'TOAST.CLOSED'] as const
).map((type): ToastEvent => ({ type })) as [ToastEvent, ToastEvent, ToastEvent, ToastEvent];

describeChart(
  'a toast',
  () => toastChart({ sticky: false }),
  [
    { from: 'queued', when: promoted, to: 'showing' },
    { from: 'queued', when: 60_000, to: 'queued' },
    { from: 'queued', when: closed, to: 'gone' },
    { given: [promoted], from: 'showing', when: 5999, to: 'showing' },
    { given: [promoted], from: 'showing', when: 6000, to: 'gone' },
    { given: [promoted], from: 'showing', when: paused, to: 'paused' },
    { given: [promoted], from: 'showing', when: closed, to: 'gone' },
    { given: [promoted, 5000, paused], from: 'paused', when: 60_000, to: 'paused' },
    { given: [promoted, 5000, paused], from: 'paused', when: resumed, to: 'showing' },
    { given: [promoted, 5000, paused, resumed], from: 'showing', when: 5999, to: 'showing' },
    { given: [promoted, paused], from: 'paused', when: closed, to: 'gone' },
    { given: [promoted, closed], from: 'gone', when: promoted, to: 'gone' },
  ],
  { events: [promoted, paused, resumed, closed] },
);

const start = () => {
  const clock = createTestClock();
  return { clock, toasts: createToasts({ clock }) };
};

describe('the toasts', () => {
  it('go after six seconds, but an error stays until it is closed', () => {
    const { clock, toasts } = start();
    toasts.show({ code: 'linkCopied' });
    const error = toasts.show({ code: 'copyFailed' });
    clock.advance(6000);
    expect(toasts.shown().map(({ tone }) => tone)).toEqual(['error']);
    clock.advance(600_000);
    toasts.close(error);
    expect(toasts.shown()).toEqual([]);
  });

  it('show three at once and the rest as soon as there is room', () => {
    const { toasts } = start();
    const ids = ['a', 'b', 'c', 'd', 'e'].map((text) => toasts.show({ text, tone: 'info' }));
    expect(toasts.shown().map(({ id }) => id)).toEqual(ids.slice(0, 3));
    toasts.close(ids[1]!);
    expect(toasts.shown().map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]]);
  });

  it('show the same message once, however often it comes', () => {
    const { clock, toasts } = start();
    toasts.show({ code: 'developing' });
    clock.advance(5000);
    toasts.show({ code: 'developing' });
    clock.advance(5999);
    expect(toasts.shown()).toHaveLength(1);
    clock.advance(1);
    expect(toasts.shown()).toHaveLength(0);
  });

  it('keep what their button does where the same message comes without, and take what it comes with', () => {
    const { toasts } = start();
    const actionOf = () => toasts.shown().map(({ content }) => ('code' in content ? content.onAction : null));
    const [first, second] = [vi.fn(), vi.fn()];
    toasts.show({ code: 'connectionLost', onAction: first });
    toasts.show({ code: 'connectionLost' });
    toasts.show({ code: 'connectionLost', onAction: undefined });
    expect(actionOf()).toEqual([first]);
    toasts.show({ code: 'connectionLost', onAction: second });
    expect(actionOf()).toEqual([second]);
    toasts.close(toasts.shown()[0]!.id);
    toasts.show({ code: 'connectionLost' });
    expect(actionOf()).toEqual([undefined]);
  });

  it('stay while somebody attends to them, also those that come meanwhile', () => {
    const { clock, toasts } = start();
    toasts.show({ code: 'linkCopied' });
    toasts.pause();
    toasts.show({ code: 'developing' });
    clock.advance(60_000);
    expect(toasts.shown().map(({ state }) => state)).toEqual(['paused', 'paused']);
    toasts.resume();
    clock.advance(6000);
    expect(toasts.shown()).toEqual([]);
  });

  it('go by themselves again after the last attended one was closed', () => {
    const { clock, toasts } = start();
    const first = toasts.show({ code: 'linkCopied' });
    toasts.pause();
    toasts.close(first);
    toasts.show({ code: 'developing' });
    clock.advance(6000);
    expect(toasts.shown()).toEqual([]);
  });
});

const show = (toasts: ReturnType<typeof createToasts>) =>
  render(
    <EditionProvider edition={editions.en} i18n={createI18n('en', en)}>
      <button>Before</button>
      <Toasts toasts={toasts} />
    </EditionProvider>,
  );

describe('the toasts on a page', () => {
  it('have both live regions before the first message', () => {
    show(start().toasts);
    expect([screen.getByRole('alert'), screen.getByRole('status')].map((node) => node.textContent)).toEqual(['', '']);
  });

  it('are read one by one: a further message has nobody read the others again', () => {
    show(start().toasts);
    expect(
      [screen.getByRole('alert'), screen.getByRole('status')].map((node) => node.getAttribute('aria-atomic')),
    ).toEqual(['false', 'false']);
  });

  it('announce an error at once and everything else politely', () => {
    const { toasts } = start();
    show(toasts);
    act(() => void toasts.show({ text: '<b>Wrong</b> password', tone: 'error' }));
    act(() => void toasts.show({ code: 'linkCopied' }));
    expect(screen.getByRole('alert')).toHaveTextContent('<b>Wrong</b> password');
    expect(screen.getByRole('status').querySelector('[data-toast="success"]')).not.toBeNull();
  });

  it('give the focus back when the last one is closed by Esc', () => {
    const { toasts } = start();
    show(toasts);
    act(() => void toasts.show({ code: 'copyFailed' }));
    const before = screen.getByText('Before');
    before.focus();
    const close = screen.getByRole('alert').querySelector('button')!;
    act(() => close.focus());
    fireEvent.keyDown(close, { key: 'Escape' });
    expect([toasts.shown(), document.activeElement]).toEqual([[], before]);
  });

  it('do what their button says, once, and close', () => {
    const { toasts } = start();
    show(toasts);
    const onAction = vi.fn();
    act(() => void toasts.show({ code: 'pageOutdated', onAction }));
    fireEvent.click(screen.getByRole('alert').querySelector('button')!);
    expect([onAction.mock.calls.length, toasts.shown()]).toEqual([1, []]);
  });
});
