import { baseInfo, partnerLinkList, industryTree, keywordList, tagList } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { answerQuery } from './site.handlers.ts';
import { baseInfoQuery, friendlyLinksQuery, industryTreeQuery, keywordsQuery, tagsQuery } from './site.queries.ts';

/** What pages show around their content: settings, industries, keywords, tags, friendly links. */
export const siteRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(baseInfo.path, answerQuery(services, baseInfoQuery))
    .get(industryTree.path, answerQuery(services, industryTreeQuery))
    .get(keywordList.path, answerQuery(services, keywordsQuery))
    .get(partnerLinkList.path, answerQuery(services, friendlyLinksQuery))
    .get(tagList.path, answerQuery(services, tagsQuery));
