import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SearchDescription, SearchTitle } from '@millwright/domain';

interface Values {
  keyword: string;
  total: number;
  page: number;
}

/** Titles and descriptions of the search page. */
export const searchMessages = {
  emptyDescription: msg`Search the industrial news by keyword.`,
  title(code: SearchTitle['code'], { keyword, total, page }: Values): MessageDescriptor {
    if (code === 'searchEmpty') return msg`Search`;
    return code === 'search'
      ? msg`“${keyword}” in the news (${plural(total, { one: '# result', other: '# results' })})`
      : msg`“${keyword}” in the news (${plural(total, { one: '# result', other: '# results' })}, page ${page})`;
  },
  description(code: SearchDescription['code'], { keyword, total }: Omit<Values, 'page'>): MessageDescriptor {
    if (code === 'search') return msg`${plural(total, { one: '# news article', other: '# news articles' })} about “${keyword}”.`;
    return code === 'searchNothing' ? msg`No news about “${keyword}” yet.` : this.emptyDescription;
  },
};
