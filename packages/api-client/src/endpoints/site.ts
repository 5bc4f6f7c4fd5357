import type { BaseInfo, PartnerLink, IndustryGroup, Tag } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { baseInfo, readBaseInfo } from '../contract/base-info.ts';
import { perform } from '../http/http.ts';
import { partnerLinkList, readPartnerLink } from '../contract/partner-link.ts';
import { industryTree, readIndustryGroup } from '../contract/industry.ts';
import { keywordList } from '../contract/keyword.ts';
import { readTag, tagList } from '../contract/tag.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** What the shell of every page needs. */
export const getBaseInfo = (client: ApiClient, options?: CallOptions): Promise<Result<BaseInfo>> =>
  perform(client, baseInfo, {}, (wire) => readBaseInfo(wire, client.edition), options);

/** The full industry tree. */
export const getIndustryTree = (client: ApiClient, options?: CallOptions): Promise<Result<IndustryGroup[]>> =>
  perform(client, industryTree, {}, ({ tree }) => tree.map(readIndustryGroup), options);

/** The hot keywords. */
export const listKeywords = (client: ApiClient, options?: CallOptions): Promise<Result<string[]>> =>
  perform(client, keywordList, {}, ({ list }) => list, options);

/** The partner links. */
export const listPartnerLinks = (client: ApiClient, options?: CallOptions): Promise<Result<PartnerLink[]>> =>
  perform(client, partnerLinkList, {}, ({ list }) => list.map(readPartnerLink), options);

/** All topic tags. */
export const listTags = (client: ApiClient, options?: CallOptions): Promise<Result<Tag[]>> =>
  perform(client, tagList, {}, ({ list }) => list.map(readTag), options);
