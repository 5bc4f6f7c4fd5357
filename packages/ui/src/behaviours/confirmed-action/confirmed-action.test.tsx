import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import type { SendOutcome } from '../member-form/index.ts';
import { useConfirmedAction } from './use-confirmed-action.ts';

const started = async (run: () => Promise<SendOutcome>, clock = createTestClock()) => {
  const { result, unmount } = renderHook(() => useConfirmedAction(run, clock));
  await act(async () => result.current.want());
  await act(async () => result.current.confirm());
  return { result, unmount, clock };
};

describe('an action that is confirmed', () => {
  it('asks before it does anything, and does nothing where it is dismissed', async () => {
    const run = vi.fn<() => Promise<SendOutcome>>(async () => ({ status: 'sent' }));
    const { result } = renderHook(() => useConfirmedAction(run));
    await act(async () => result.current.confirm());
    expect(result.current.state).toBe('idle');
    await act(async () => result.current.want());
    expect(result.current.state).toBe('confirming');
    await act(async () => result.current.dismiss());
    expect([result.current.state, run.mock.calls.length]).toEqual(['idle', 0]);
  });

  it('is done once, however often it is confirmed, and can be wanted again', async () => {
    let finish!: (outcome: SendOutcome) => void;
    const run = vi.fn(() => new Promise<SendOutcome>((resolve) => (finish = resolve)));
    const { result } = await started(run);
    await act(async () => result.current.confirm());
    expect([result.current.state, run.mock.calls.length]).toEqual(['running', 1]);
    await act(async () => finish({ status: 'sent' }));
    expect(result.current.state).toBe('done');
    await act(async () => result.current.want());
    expect(result.current.state).toBe('confirming');
  });

  it.each<[SendOutcome | Error, unknown]>([
    [{ status: 'failed' }, { code: 'unreachable' }],
    [
      { status: 'failed', message: 'Too late' },
      { code: 'refused', text: 'Too late' },
    ],
    [
      { status: 'invalid', fields: [], message: 'No' },
      { code: 'refused', text: 'No' },
    ],
    [{ status: 'loginNeeded' }, 'loginNeeded'],
    [new Error('offline'), { code: 'unreachable' }],
  ])('says after %o why it was not done, and can be tried again', async (outcome, failure) => {
    const run = vi.fn(async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    const { result } = await started(run);
    expect([result.current.state, result.current.failure]).toEqual(['failed', failure]);
    run.mockResolvedValueOnce({ status: 'sent' });
    await act(async () => result.current.confirm());
    expect([result.current.state, result.current.failure]).toEqual(['done', null]);
  });

  it('waits for 15 seconds, and no longer', async () => {
    const { result, clock } = await started(() => new Promise<never>(() => undefined));
    await act(async () => clock.advance(14_999));
    expect(result.current.state).toBe('running');
    await act(async () => clock.advance(1));
    expect([result.current.state, result.current.failure]).toEqual(['failed', { code: 'timeout' }]);
    await act(async () => result.current.dismiss());
    expect([result.current.state, result.current.failure]).toEqual(['idle', null]);
  });

  it('takes no response that comes after its time', async () => {
    let finish!: (outcome: SendOutcome) => void;
    const { result, clock } = await started(() => new Promise((resolve) => (finish = resolve)));
    await act(async () => clock.advance(15_000));
    await act(async () => finish({ status: 'sent' }));
    expect(result.current.state).toBe('failed');
  });

  it('takes no response to a former try while the next one is on its way', async () => {
    const finish: ((outcome: SendOutcome) => void)[] = [];
    const { result, clock } = await started(() => new Promise((resolve) => finish.push(resolve)));
    await act(async () => clock.advance(15_000));
    await act(async () => result.current.confirm());
    await act(async () => finish[0]!({ status: 'sent' }));
    expect(result.current.state).toBe('running');
    await act(async () => finish[1]!({ status: 'sent' }));
    expect(result.current.state).toBe('done');
  });
});
