import { listMemberPosts, publishPost, withdrawPost } from '@millwright/api-client';
import type { PostForm } from '@millwright/domain';
import { expect } from 'vitest';
import { asBusyMember, asMember, nothing, ofMember, type CallCase } from './call-case.ts';
import { nextKey } from './call-cases-enquiries.ts';
import type { Stage } from './call-stage.ts';

/** A post in which nothing more than needed is said. */
export const samplePost: PostForm = {
  side: 'supply',
  title: '二手注塑机',
  text: '状态良好，可现场看机。',
  industryId: null,
  regionId: null,
  place: '',
  quantity: 0,
  unit: '',
  specification: [],
  targetDate: null,
  validUntil: null,
  incoterm: null,
};

/** Cases of the posts that members write. */
export const postCases = {
  memberPostList: ofMember((client) => listMemberPosts(client), { items: expect.any(Array), page: 1 }),
  publishPost: ofMember(
    (client) => publishPost(client, samplePost, 'post-0123456789ab'),
    { id: expect.any(Number), state: 'waiting' },
    {
      invalid_request: asMember((client) => publishPost(client, { ...samplePost, regionId: nothing }, nextKey())),
      member_limit: asBusyMember('post', (client) => publishPost(client, samplePost, nextKey())),
    },
  ),
  withdrawPost: {
    ...ofMember((client) => withdrawPost(client, nothing), undefined, {
      not_found: asMember((client) => withdrawPost(client, nothing)),
      invalid_request: asMember((client) => withdrawPost(client, 0)),
      member_limit: asBusyMember('decision', (client) => withdrawPost(client, 1)),
    }),
    succeed: async ({ member: { client } }: Stage) => {
      const published = await publishPost(client, samplePost, nextKey());
      return withdrawPost(client, published.ok ? published.value.id : nothing);
    },
  },
} satisfies Record<string, CallCase>;
