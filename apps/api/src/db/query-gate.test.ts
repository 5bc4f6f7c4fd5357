import { expect, it } from 'vitest';
import { createQueryGate, DatabaseBusyError } from './query-gate.ts';

it.each(['shared', 'transaction'] as const)(
  'only so many transactions wait; what comes next (%s) is refused, but not what keeps the database',
  async (kind) => {
    const gate = createQueryGate();
    const first = Promise.withResolvers<void>();
    const ran: number[] = [];
    const waiting = Array.from({ length: 1000 }, (_, number) =>
      gate.transaction(async () => {
        await first.promise;
        ran.push(number);
      }),
    );
    const refused = gate[kind](async () => 'never');
    const closed = gate.alone(async () => ran.length);
    first.resolve();
    await expect(refused).rejects.toBeInstanceOf(DatabaseBusyError);
    await Promise.all(waiting);
    expect([ran, await closed]).toEqual([[...Array(1000).keys()], 1000]);
    expect(await gate[kind](async () => 'again')).toBe('again');
  },
);
