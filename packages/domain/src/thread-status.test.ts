import { describe, expect, it } from 'vitest';
import { THREAD_STATUSES, type ThreadStatus } from './entities/enquiries.ts';
import { nextThreadStatus, THREAD_EVENTS } from './thread-status.ts';

/** A row for each status, a column for each event: what follows, or – where it may not happen. */
const table = `
           read      message   quote   refuse    accept    decline   expire
sent       read      answered  quoted  declined  –         –         –
read       read      answered  quoted  declined  –         –         –
answered   answered  answered  quoted  declined  –         –         –
quoted     quoted    quoted    quoted  –         accepted  declined  expired
accepted   accepted  accepted  –       –         –         –         –
declined   declined  declined  quoted  –         –         –         –
expired    expired   expired   quoted  declined  –         –         –`;

const [header = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

describe('the status of a thread', () => {
  it('follows each event as the table says, and no other', () => {
    expect(header).toEqual([...THREAD_EVENTS]);
    expect(rows.map(([status]) => status)).toEqual([...THREAD_STATUSES]);
    for (const [status, ...results] of rows) {
      const found = THREAD_EVENTS.map((event) => nextThreadStatus(status as ThreadStatus, event) ?? '–');
      expect([status, ...found]).toEqual([status, ...results]);
    }
  });

  it('reaches every status from the first, and leaves none but the accepted for good', () => {
    const reached = new Set<ThreadStatus>(['sent']);
    for (const status of reached) {
      for (const event of THREAD_EVENTS) {
        const next = nextThreadStatus(status, event);
        if (next) reached.add(next);
      }
    }
    expect([...reached].toSorted()).toEqual([...THREAD_STATUSES].toSorted());
    const final = THREAD_STATUSES.filter((status) =>
      THREAD_EVENTS.every((event) => [null, status].includes(nextThreadStatus(status, event))),
    );
    expect(final).toEqual(['accepted']);
  });
});
