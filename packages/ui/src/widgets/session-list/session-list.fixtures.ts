import type { MemberSession } from '@millwright/domain';

/** The login of the browser that looks. */
export const here: MemberSession = {
  id: 'here',
  createdAt: '2026-11-02T08:00:00Z',
  seenAt: '2026-11-27T06:00:00Z',
  agent: 'Chrome · macOS',
  isCurrent: true,
};

/** A login on another browser. */
export const inTheOffice: MemberSession = {
  id: 'office',
  createdAt: '2026-10-12T01:00:00Z',
  seenAt: '2026-11-20T01:00:00Z',
  agent: 'Firefox · Windows',
  isCurrent: false,
};

/** A login on a browser that did not say what it is. */
export const unknown: MemberSession = { ...inTheOffice, id: 'unknown', agent: '' };
