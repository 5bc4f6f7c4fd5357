import type { ThreadStatus } from './entities/enquiries.ts';

/**
 * What happens in a thread:
 * - `read`: somebody of the supplier has opened it
 * - `message`: the supplier wrote; what the buyer writes changes no status
 * - `quote`: the supplier quoted
 * - `refuse`: the supplier will not quote
 * - `accept`: the buyer accepts a quote
 * - `decline`: the buyer has declined the last quote that was open
 * - `expire`: the last day of the last open quote is over
 */
export const THREAD_EVENTS = ['read', 'message', 'quote', 'refuse', 'accept', 'decline', 'expire'] as const;
/** What happens in a thread. */
export type ThreadEvent = (typeof THREAD_EVENTS)[number];

/** Every event that may happen in a status, and what follows. Accepted is for good; all else a new quote reopens. */
export const THREAD_TRANSITIONS: Readonly<Record<ThreadStatus, Readonly<Partial<Record<ThreadEvent, ThreadStatus>>>>> =
  {
    sent: { read: 'read', message: 'answered', quote: 'quoted', refuse: 'declined' },
    read: { read: 'read', message: 'answered', quote: 'quoted', refuse: 'declined' },
    answered: { read: 'answered', message: 'answered', quote: 'quoted', refuse: 'declined' },
    quoted: {
      read: 'quoted',
      message: 'quoted',
      quote: 'quoted',
      accept: 'accepted',
      decline: 'declined',
      expire: 'expired',
    },
    accepted: { read: 'accepted', message: 'accepted' },
    declined: { read: 'declined', message: 'declined', quote: 'quoted' },
    expired: { read: 'expired', message: 'expired', quote: 'quoted', refuse: 'declined' },
  };

/** The status that follows an event; null where it may not happen then. */
export const nextThreadStatus = (status: ThreadStatus, event: ThreadEvent): ThreadStatus | null =>
  THREAD_TRANSITIONS[status][event] ?? null;
