import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  listIssues,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
  type ApiClient,
  type CallOptions,
  type EntryQuery,
  type Result,
} from '@millwright/api-client';
import { supplierVideoPath, type FacetedPage, type Id } from '@millwright/domain';
import { MagazineIssueCard } from '@millwright/ui/magazine-issue-card';
import { PressReleaseCard } from '@millwright/ui/press-release-card';
import { ProductCard } from '@millwright/ui/product-card';
import type { ListKind, ListLayout } from '@millwright/ui/result-list';
import { SupplierCard } from '@millwright/ui/supplier-card';
import { TradePostCard } from '@millwright/ui/trade-post-card';
import { TradeShowCard } from '@millwright/ui/trade-show-card';
import { VideoCard } from '@millwright/ui/video-card';
import { WhitePaperCard } from '@millwright/ui/white-paper-card';
import type { ReactElement } from 'react';
import type { MissingPart } from '../home/next-steps.server.tsx';
import type { NamedIndustry } from '../../shell/page/industry-lookup.ts';
import { orderNames, type OrderNames } from '../../shell/page/lists.server.ts';
import type { ComparedKind } from './compare-query.ts';
import { showOrders, type EntryFilter, type EntryFilters, type EntryOrders } from './entry-list-query.ts';

/** How lists of what takes place on days call theirs. */
const dayOrderNames: OrderNames = {
  ...orderNames,
  latest: msg`Latest day first`,
  oldest: msg`Earliest day first`,
};

/** Where a card stands, and what it receives besides its item. */
export interface CardPlace {
  headingLevel: 2 | 3 | 4;
  industry?: NamedIndustry | null;
  priority?: boolean;
}

/** A place that breadcrumbs name. */
export interface Place {
  name: MessageDescriptor;
  /** Own path. */
  path: string;
}

/** The landing page above the lists of the showroom. */
export const showroomPlace: Place = { name: msg`Online showroom`, path: '/showroom' };

/** A page of a list that has items, for what arranges them. */
export interface ArrangedList<Item> {
  title: string;
  items: readonly Item[];
  /** Items of all pages. */
  total: number;
  industryOf: (id: Id | null) => NamedIndustry | null;
}

/** A kind of entry: its list, its cards, its words. */
export interface EntryKind<Item extends { id: Id; industryId?: Id | null }> {
  /** What result lists call it. */
  kind: ListKind;
  /** Own path of its list. */
  path: string;
  /** Name of the list. */
  name: MessageDescriptor;
  /** The place above the list. @default none, it stands below the home page */
  above?: Place;
  /** How many there are, for titles. */
  count: (total: number) => MessageDescriptor;
  /** What the list is, for search engines. `name` names it with its filters. */
  description: (name: string, total: number) => MessageDescriptor;
  /** What editors are told to bring where the list is empty. */
  missing: MissingPart;
  layout: ListLayout;
  /** Items a page. */
  rows: number;
  filters: readonly EntryFilter[];
  /**
   * Whether the list offers the topics of its items. Elsewhere one comes with a topic only from a tag, as to suppliers.
   * @default false
   */
  offersTopics?: boolean;
  /** Whether parameters narrow and order the list. @default false */
  statesParameters?: boolean;
  /** How an item is chosen for a comparison; absent where its kind is not compared. */
  comparable?: (item: Item) => { kind: ComparedKind; id: Id; title: string };
  /** The orders in which the list can stand. @default usualOrders */
  ordersOf?: (filters: EntryFilters) => EntryOrders;
  /** What the orders of the list are called. @default those of what is published */
  orderNames?: OrderNames;
  list: (client: ApiClient, query: EntryQuery, options: CallOptions) => Promise<Result<FacetedPage<Item>>>;
  card: (item: Item, place: CardPlace) => ReactElement;
  /** Arranges the items below their heading. @default one list of cards, in the kind's layout */
  arrange?: (list: ArrangedList<Item>) => ReactElement;
}

/** A kind with the type of its items. */
const kind = <Item extends { id: Id; industryId?: Id | null }>(of: EntryKind<Item>): EntryKind<Item> => of;

/** Videos. */
export const videoKind = kind({
  kind: 'video',
  missing: 'videos',
  path: '/videos',
  name: msg`Videos`,
  count: (total) => msg`${plural(total, { one: '# video', other: '# videos' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# film', other: '# films' })} from factories, laboratories and exhibitions.`,
  layout: 'grid',
  rows: 24,
  filters: ['industryId', 'tagId', 'year'],
  offersTopics: true,
  list: listVideos,
  card: (video, place) => <VideoCard video={video} {...place} />,
});

/** Videos among the pages of their supplier. */
export const supplierVideoKind: typeof videoKind = {
  ...videoKind,
  card: (video, place) => <VideoCard video={video} href={supplierVideoPath(video.id)} {...place} />,
};

/** Issues of magazines. */
export const issueKind = kind({
  kind: 'magazineIssue',
  missing: 'issues',
  path: '/magazines',
  name: msg`Magazines`,
  count: (total) => msg`${plural(total, { one: '# issue', other: '# issues' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# issue', other: '# issues' })} to read in print or as an e-zine.`,
  layout: 'shelf',
  rows: 24,
  filters: ['magazineId', 'language', 'industryId', 'tagId', 'year'],
  offersTopics: true,
  list: listIssues,
  card: (issue, { industry: _, ...place }) => <MagazineIssueCard issue={issue} {...place} />,
});

/** White papers. */
export const paperKind = kind({
  kind: 'whitePaper',
  missing: 'papers',
  path: '/whitepapers',
  name: msg`White papers`,
  count: (total) => msg`${plural(total, { one: '# white paper', other: '# white papers' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# paper', other: '# papers' })} on processes, materials and machines, free for members.`,
  layout: 'rows',
  rows: 20,
  filters: ['industryId', 'tagId', 'year'],
  offersTopics: true,
  list: listPapers,
  card: (paper, place) => <WhitePaperCard paper={paper} {...place} />,
});

/** Suppliers. */
export const supplierKind = kind({
  kind: 'supplier',
  missing: 'suppliers',
  path: '/showroom/suppliers',
  above: showroomPlace,
  name: msg`Suppliers`,
  count: (total) => msg`${plural(total, { one: '# supplier', other: '# suppliers' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# maker', other: '# makers' })} of industrial products with their facts, certificates and products.`,
  layout: 'rows',
  rows: 20,
  filters: ['industryId', 'regionId', 'tagId'],
  comparable: ({ id, title }) => ({ kind: 'suppliers', id, title }),
  list: listSuppliers,
  card: (supplier, place) => <SupplierCard supplier={supplier} {...place} />,
});

/** Products. */
export const productKind = kind({
  kind: 'product',
  missing: 'products',
  path: '/showroom/products',
  above: showroomPlace,
  name: msg`Products`,
  count: (total) => msg`${plural(total, { one: '# product', other: '# products' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# product', other: '# products' })} with images and technical parameters, from their makers.`,
  layout: 'grid',
  rows: 24,
  filters: ['industryId', 'regionId', 'tagId', 'supplierId'],
  offersTopics: true,
  statesParameters: true,
  comparable: ({ id, title }) => ({ kind: 'products', id, title }),
  list: listProducts,
  card: (product, place) => <ProductCard product={product} {...place} />,
});

/** Supply and demand posts. */
export const postKind = kind({
  kind: 'tradePost',
  missing: 'posts',
  path: '/showroom/platform',
  above: showroomPlace,
  name: msg`Supply hall`,
  count: (total) => msg`${plural(total, { one: '# post', other: '# posts' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# post', other: '# posts' })} of buyers and sellers of industrial goods.`,
  layout: 'rows',
  rows: 20,
  filters: ['side', 'industryId', 'regionId', 'tagId'],
  list: listPosts,
  card: (post, place) => <TradePostCard post={post} now={Date.now()} {...place} />,
});

/** Trade shows. */
export const showKind = kind({
  kind: 'tradeShow',
  missing: 'shows',
  path: '/tradeshow',
  name: msg`Exhibitions`,
  count: (total) => msg`${plural(total, { one: '# exhibition', other: '# exhibitions' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# exhibition', other: '# exhibitions' })} with dates, venues and exhibitors.`,
  layout: 'rows',
  rows: 20,
  filters: ['when', 'industryId', 'regionId', 'tagId', 'year', 'month', 'exhibitorId'],
  ordersOf: showOrders,
  orderNames: dayOrderNames,
  list: listTradeShows,
  card: (show, place) => <TradeShowCard show={show} now={Date.now()} {...place} />,
});

/** Press releases. */
export const pressReleaseKind = kind({
  kind: 'pressRelease',
  missing: 'pressReleases',
  path: '/media',
  name: msg`Media centre`,
  count: (total) => msg`${plural(total, { one: '# press release', other: '# press releases' })}`,
  description: (name, total) =>
    msg`${name}: ${plural(total, { one: '# press release', other: '# press releases' })} of makers and of our own house.`,
  layout: 'rows',
  rows: 20,
  filters: ['industryId', 'year'],
  list: listPressReleases,
  card: (release, place) => <PressReleaseCard release={release} {...place} />,
});
