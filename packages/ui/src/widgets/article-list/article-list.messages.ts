import { msg, plural } from '@lingui/core/macro';

/** Copy of the article list. */
export const messages = {
  count: (total: number) => msg`${plural(total, { one: '# article', other: '# articles' })}`,
  countAndPage: (total: number, page: number) => msg`${plural(total, { one: '# article', other: '# articles' })}, page ${page}`,
  empty: msg`No data`,
  emptyAdvice: msg`Nothing matches. Try fewer filters or a shorter keyword.`,
  emptyAdviceRecommended: msg`Nothing matches. Try fewer filters or a shorter keyword, or read one of the articles below.`,
  clear: msg`Show all articles`,
  recommended: msg`You may also like`,
  loading: msg`Loading articles`,
  failed: msg`The articles are temporarily unavailable`,
  failedAdvice: msg`This is our fault, not yours. Try again in a moment.`,
  retry: msg`Try again`,
} as const;
