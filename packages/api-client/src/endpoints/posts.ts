import type { Id, MemberPost, MemberPostState, Page, PostForm } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { pageOf, perform } from '../http/http.ts';
import * as posts from '../contract/member-post.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';
import type { MemberListQuery } from './member-things.ts';

/**
 * Hands a post of the supply hall in, and returns where it stands: waiting or published. `key` is made once for each form, so
 * that a repeated sending counts once.
 */
export const publishPost = (
  client: ApiClient,
  { industryId, regionId, targetDate, validUntil, ...form }: PostForm,
  key: string,
  options?: CallOptions,
): Promise<Result<{ id: Id; state: MemberPostState }>> =>
  perform(
    client,
    posts.publishPost,
    {
      body: {
        ...form,
        industry_id: industryId,
        region_id: regionId,
        target_date: targetDate,
        valid_until: validUntil,
        key,
      },
    },
    (placed) => placed,
    options,
  );

/** A page of the member's posts, the latest first. */
export const listMemberPosts = (
  client: ApiClient,
  query: MemberListQuery = {},
  options?: CallOptions,
): Promise<Result<Page<MemberPost>>> =>
  perform(client, posts.memberPostList, { query: { ...query } }, pageOf(posts.readMemberPost), options);

/** Takes a post of the member back. */
export const withdrawPost = (client: ApiClient, id: Id, options?: CallOptions): Promise<Result<void>> =>
  perform(client, posts.withdrawPost, { body: { id } }, () => undefined, options);
