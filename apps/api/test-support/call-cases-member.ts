import {
  addFavourite,
  filterFavourites,
  getContact,
  listFavourites,
  listSubscriptions,
  mergeFavourites,
  removeFavourite,
  requestPaperFile,
  subscribe,
} from '@millwright/api-client';
import type { SubscriptionForm } from '@millwright/domain';
import { expect } from 'vitest';
import { asBusyMember, asMember, nothing, ofMember, type CallCase } from './call-case.ts';

/** A subscription to a magazine of the fixture. */
export const subscriber: SubscriptionForm = {
  type: 'eZine',
  magazineId: 1100,
  name: '林晓',
  gender: 'ms',
  education: 'postgraduate',
  company: '岭南瓶盖',
  country: '中国',
  province: '广东',
  city: '佛山',
  address: '',
  email: 'lin@example.com',
};

/** Cases of what members save, subscribe to and download. */
export const memberCases = {
  addFavourite: ofMember((client) => addFavourite(client, 'product', 1500), undefined, {
    not_found: asMember((client) => addFavourite(client, 'product', nothing)),
    invalid_request: asMember((client) => addFavourite(client, 'nothing' as never, 1)),
    member_limit: asBusyMember('favourite', (client) => addFavourite(client, 'product', 1500)),
  }),
  contactDetail: ofMember(
    (client) => getContact(client, 1000),
    { person: '陈工', email: 'sales@supplier.example.com' },
    {
      not_found: asMember((client) => getContact(client, nothing)),
      member_limit: asBusyMember('contact', (client) => getContact(client, 1000)),
    },
  ),
  favouriteList: ofMember((client) => listFavourites(client), { items: expect.any(Array), kinds: expect.any(Array) }),
  savedFavourites: ofMember((client) => filterFavourites(client, 'product', [1501]), [], {
    invalid_request: asMember((client) => filterFavourites(client, 'nothing' as never, [1])),
  }),
  mergeFavourites: ofMember(
    (client) =>
      mergeFavourites(client, [
        { kind: 'video', id: 1300 },
        { kind: 'video', id: nothing },
      ]),
    { saved: 1, missing: [{ kind: 'video', id: nothing }] },
    {
      invalid_request: asMember((client) =>
        mergeFavourites(
          client,
          Array.from({ length: 201 }, (_, at) => ({ kind: 'article' as const, id: at + 1 })),
        ),
      ),
      member_limit: asBusyMember('favourite', (client) => mergeFavourites(client, [{ kind: 'video', id: 1300 }])),
    },
  ),
  paperDownload: {
    by: 'member',
    request: (client) => requestPaperFile(client, 1400),
    value: { fileName: 'paper第0号.pdf' },
    refusals: {
      download_members_only: ({ visitor }) => requestPaperFile(visitor.client, 1400),
      not_found: asMember((client) => requestPaperFile(client, nothing)),
      invalid_request: asMember((client) => requestPaperFile(client, -1)),
      member_limit: asBusyMember('download', (client) => requestPaperFile(client, 1400)),
    },
  },
  removeFavourite: ofMember((client) => removeFavourite(client, 'product', 1500), undefined, {
    invalid_request: asMember((client) => removeFavourite(client, 'nothing' as never, 1)),
    member_limit: asBusyMember('favourite', (client) => removeFavourite(client, 'product', 1500)),
  }),
  subscribe: ofMember((client) => subscribe(client, subscriber), expect.any(Number), {
    not_found: asMember((client) => subscribe(client, { ...subscriber, magazineId: nothing })),
    invalid_request: asMember((client) => subscribe(client, { ...subscriber, email: 'nobody' })),
    member_limit: asBusyMember('subscription', (client) => subscribe(client, subscriber)),
  }),
  subscriptionList: ofMember((client) => listSubscriptions(client), expect.any(Array)),
} satisfies Record<string, CallCase>;
