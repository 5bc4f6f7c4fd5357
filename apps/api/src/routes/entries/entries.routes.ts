import {
  issueDetail,
  issueList,
  magazineList,
  paperDetail,
  paperList,
  postDetail,
  postList,
  pressReleaseDetail,
  pressReleaseList,
  productDetail,
  productList,
  supplierDetail,
  supplierList,
  tradeShowDetail,
  tradeShowList,
  videoDetail,
  videoList,
} from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { listEntries, showEntry } from './entries.handlers.ts';

/** Videos, magazines, papers, suppliers, products, posts, trade shows and press releases. */
export const entryRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(videoList.path, listEntries(services, 'video', videoList))
    .get(videoDetail.path, showEntry(services, 'video', videoDetail))
    .get(magazineList.path, listEntries(services, 'magazine', magazineList))
    .get(issueList.path, listEntries(services, 'issue', issueList))
    .get(issueDetail.path, showEntry(services, 'issue', issueDetail))
    .get(paperList.path, listEntries(services, 'paper', paperList))
    .get(paperDetail.path, showEntry(services, 'paper', paperDetail))
    .get(supplierList.path, listEntries(services, 'supplier', supplierList))
    .get(supplierDetail.path, showEntry(services, 'supplier', supplierDetail))
    .get(productList.path, listEntries(services, 'product', productList))
    .get(productDetail.path, showEntry(services, 'product', productDetail))
    .get(postList.path, listEntries(services, 'post', postList))
    .get(postDetail.path, showEntry(services, 'post', postDetail))
    .get(tradeShowList.path, listEntries(services, 'show', tradeShowList))
    .get(tradeShowDetail.path, showEntry(services, 'show', tradeShowDetail))
    .get(pressReleaseList.path, listEntries(services, 'release', pressReleaseList))
    .get(pressReleaseDetail.path, showEntry(services, 'release', pressReleaseDetail));
