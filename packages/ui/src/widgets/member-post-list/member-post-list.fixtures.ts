import type { MemberPost } from '@millwright/domain';

/** A post that readers see. */
export const published: MemberPost = {
  id: 1,
  entryId: 901,
  side: 'demand',
  title: 'Wanted: deep drawing dies for a 400 t press',
  state: 'published',
  reason: '',
  sentAt: '2026-11-10T08:00:00Z',
  validUntil: '2027-02-08T08:00:00Z',
};

/** A post that nobody has looked at yet. */
export const waiting: MemberPost = {
  ...published,
  id: 2,
  entryId: null,
  side: 'supply',
  title: 'Used injection moulding machines, 90 to 250 t',
  state: 'waiting',
};

/** A post that was refused, and why. */
const refused: MemberPost = {
  ...waiting,
  id: 3,
  title: 'Best prices!!!',
  state: 'refused',
  reason: 'Say what you offer',
};

/** One at each state. */
export const atEachState: readonly MemberPost[] = [
  published,
  waiting,
  refused,
  { ...waiting, id: 4, title: 'Hydraulic oil, 40 drums', state: 'withdrawn' },
  { ...waiting, id: 5, title: 'Contract milling, five axes', state: 'expired' },
];
