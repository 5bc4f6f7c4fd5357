import type { BaseInfo, FriendlyLink, IndustryGroup, Tag } from '@millwright/domain';
import { baseInfo, readBaseInfo } from '../contract/base-info.ts';
import { perform } from '../contract/call.ts';
import { friendlyLinkList, readFriendlyLink } from '../contract/friendly-link.ts';
import { industryTree, readIndustryGroup } from '../contract/industry.ts';
import { keywordList } from '../contract/keyword.ts';
import { readTag, tagList } from '../contract/tag.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The call for what the shell of every page needs. */
export const baseInfoEndpoints = (http: Http) => ({
  get: (options?: CallOptions): Promise<Result<BaseInfo>> =>
    perform(http, baseInfo, {}, (wire) => readBaseInfo(wire, http.edition), options),
});

/** The call for the full industry tree. */
export const industryEndpoints = (http: Http) => ({
  tree: (options?: CallOptions): Promise<Result<IndustryGroup[]>> =>
    perform(http, industryTree, {}, ({ tree }) => tree.map(readIndustryGroup), options),
});

/** The call for the hot keywords. */
export const keywordEndpoints = (http: Http) => ({
  list: (options?: CallOptions): Promise<Result<string[]>> =>
    perform(http, keywordList, {}, ({ list }) => list, options),
});

/** The call for the friendly links. */
export const friendlyLinkEndpoints = (http: Http) => ({
  list: (options?: CallOptions): Promise<Result<FriendlyLink[]>> =>
    perform(http, friendlyLinkList, {}, ({ list }) => list.map(readFriendlyLink), options),
});

/** The call for all topic tags. */
export const tagEndpoints = (http: Http) => ({
  list: (options?: CallOptions): Promise<Result<Tag[]>> =>
    perform(http, tagList, {}, ({ list }) => list.map(readTag), options),
});
