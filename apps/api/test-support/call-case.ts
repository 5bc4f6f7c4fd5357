import type { Result } from '@millwright/api-client';
import { expect } from 'vitest';
import type { Refusal } from '../src/http/refusals.ts';
import type { Browser } from './browser.ts';
import { tiredOf, type Stage } from './call-stage.ts';
import { fixtureEntries } from './fixture-entries.ts';

type Client = Browser['client'];
type Played = Promise<Result<unknown>>;

/** What a call responds with: how it succeeds, and every refusal of its own. */
export interface CallCase {
  /** Makes the call. */
  request: (client: Client) => Played;
  /** Who makes it. @default a visitor */
  by?: 'member';
  /** How it is brought to succeed where asking is not enough. */
  succeed?: (stage: Stage) => Played;
  /** What a client reads of a success. */
  value: unknown;
  /** How each of its refusals is brought about. */
  refusals: Partial<Record<Refusal, (stage: Stage) => Played>>;
  /** It responds although the database is gone. */
  needsNoDatabase?: true;
}

/** An id that nothing has. */
export const nothing = 99_999;

const countOf = (kind: string): number =>
  fixtureEntries.filter((entry) => entry.kind === kind && entry.published !== false && entry.titleCn !== null).length;

/** Something with an id. */
export const someId = expect.objectContaining({ id: expect.any(Number) });

/** A list of entries: it refuses nothing, since what a query may not say counts as not said. */
export const list = (request: CallCase['request'], kind: string): CallCase => ({
  request,
  value: { items: expect.arrayContaining([someId]), total: countOf(kind), page: 1 },
  refusals: {},
});

/** What a page shows, which may not be there. */
export const detail = (byId: (client: Client, id: number) => Played, id: number): CallCase => ({
  request: (client) => byId(client, id),
  value: { id },
  refusals: { not_found: ({ visitor }) => byId(visitor.client, nothing) },
});

/** What refuses nothing to nobody. */
export const plain = (request: CallCase['request'], value: unknown): CallCase => ({ request, value, refusals: {} });

/** What only members are served. */
export const ofMember = (
  request: CallCase['request'],
  value: unknown,
  refusals: CallCase['refusals'] = {},
): CallCase => ({
  request,
  value,
  by: 'member',
  refusals: { login_first: ({ visitor }) => request(visitor.client), ...refusals },
});

/** Requested by a member. */
export const asMember =
  (request: CallCase['request']) =>
  ({ member }: Stage): Played =>
    request(member.client);
/** Requested by a member who has done it as often as it may be done. */
export const asBusyMember =
  (action: Parameters<typeof tiredOf>[1], request: CallCase['request']) =>
  async (stage: Stage): Played =>
    request(await tiredOf(stage, action));
