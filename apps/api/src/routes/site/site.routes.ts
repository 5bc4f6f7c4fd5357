import { baseInfo, partnerLinkList, industryTree, keywordList, tagList } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { respondToQuery } from './site.handlers.ts';
import { baseInfoQuery, partnerLinksQuery, industryTreeQuery, keywordsQuery, tagsQuery } from './site.queries.ts';

/** What pages show around their content: settings, industries, keywords, tags, partner links. */
export const siteRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(baseInfo.path, respondToQuery(services, baseInfoQuery))
    .get(industryTree.path, respondToQuery(services, industryTreeQuery))
    .get(keywordList.path, respondToQuery(services, keywordsQuery))
    .get(partnerLinkList.path, respondToQuery(services, partnerLinksQuery))
    .get(tagList.path, respondToQuery(services, tagsQuery));
