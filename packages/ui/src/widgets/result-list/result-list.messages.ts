import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ListKind } from './result-list.types.ts';

/** Copy of every result list. */
export const messages = {
  countAndPage: (count: string, page: number) => msg`${count}, page ${page}`,
  empty: msg`No data`,
  emptyAdvice: msg`Nothing matches. Try fewer filters or a shorter keyword.`,
  emptyAdviceRecommended: msg`Nothing matches. Try fewer filters or a shorter keyword, or read one of the articles below.`,
  recommended: msg`You may also like`,
  offline: msg`You are offline`,
  offlineAdvice: msg`What you have open stays readable. Try again once you are connected.`,
  failedAdvice: msg`This is our fault, not yours. Try again in a moment.`,
  retry: msg`Try again`,
} as const;

/** What a list says of what it holds. */
interface KindMessages {
  /** How many there are in all pages. */
  count: (total: number) => MessageDescriptor;
  /** Leads to the list without filters. */
  clear: MessageDescriptor;
  /** Says that they are on their way. */
  loading: MessageDescriptor;
  /** Says that they could not be had. */
  failed: MessageDescriptor;
}

/** Copy that names what a list holds. */
export const kindMessages: Readonly<Record<ListKind, KindMessages>> = {
  article: {
    count: (total) => msg`${plural(total, { one: '# article', other: '# articles' })}`,
    clear: msg`Show all articles`,
    loading: msg`Loading articles`,
    failed: msg`The articles are temporarily unavailable`,
  },
  video: {
    count: (total) => msg`${plural(total, { one: '# video', other: '# videos' })}`,
    clear: msg`Show all videos`,
    loading: msg`Loading videos`,
    failed: msg`The videos are temporarily unavailable`,
  },
  magazineIssue: {
    count: (total) => msg`${plural(total, { one: '# issue', other: '# issues' })}`,
    clear: msg`Show all issues`,
    loading: msg`Loading magazine issues`,
    failed: msg`The magazines are temporarily unavailable`,
  },
  whitePaper: {
    count: (total) => msg`${plural(total, { one: '# white paper', other: '# white papers' })}`,
    clear: msg`Show all white papers`,
    loading: msg`Loading white papers`,
    failed: msg`The white papers are temporarily unavailable`,
  },
  supplier: {
    count: (total) => msg`${plural(total, { one: '# supplier', other: '# suppliers' })}`,
    clear: msg`Show all suppliers`,
    loading: msg`Loading suppliers`,
    failed: msg`The suppliers are temporarily unavailable`,
  },
  product: {
    count: (total) => msg`${plural(total, { one: '# product', other: '# products' })}`,
    clear: msg`Show all products`,
    loading: msg`Loading products`,
    failed: msg`The products are temporarily unavailable`,
  },
  tradePost: {
    count: (total) => msg`${plural(total, { one: '# post', other: '# posts' })}`,
    clear: msg`Show all posts`,
    loading: msg`Loading supply and demand posts`,
    failed: msg`The supply and demand posts are temporarily unavailable`,
  },
  tradeShow: {
    count: (total) => msg`${plural(total, { one: '# trade show', other: '# trade shows' })}`,
    clear: msg`Show all trade shows`,
    loading: msg`Loading trade shows`,
    failed: msg`The trade shows are temporarily unavailable`,
  },
  pressRelease: {
    count: (total) => msg`${plural(total, { one: '# press release', other: '# press releases' })}`,
    clear: msg`Show all press releases`,
    loading: msg`Loading press releases`,
    failed: msg`The press releases are temporarily unavailable`,
  },
  searchHit: {
    count: (total) => msg`${plural(total, { one: '# result', other: '# results' })}`,
    clear: msg`Show all results`,
    loading: msg`Searching`,
    failed: msg`The search is temporarily unavailable`,
  },
  favourite: {
    count: (total) => msg`${plural(total, { one: '# favourite', other: '# favourites' })}`,
    clear: msg`Show all favourites`,
    loading: msg`Loading favourites`,
    failed: msg`The favourites are temporarily unavailable`,
  },
};
