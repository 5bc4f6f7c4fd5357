import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SearchDescription, SearchTitle } from '@millwright/domain';

interface Values {
  keyword: string;
  /** Name of what is searched. */
  kind: string;
  total: number;
  page: number;
}

/** Titles and descriptions of the search page (spec §2 Other screens). */
export const searchMessages = {
  emptyDescription: msg`Search news, products, suppliers, magazines, videos, exhibitions and white papers by keyword.`,
  title(code: SearchTitle['code'], { keyword, kind, total, page }: Values): MessageDescriptor {
    if (code === 'searchEmpty') return msg`Search`;
    return code === 'search'
      ? msg`“${keyword}” – ${kind} (${plural(total, { one: '# result', other: '# results' })})`
      : msg`“${keyword}” – ${kind} (${plural(total, { one: '# result', other: '# results' })}, page ${page})`;
  },
  description(code: SearchDescription['code'], { keyword, kind, total }: Omit<Values, 'page'>): MessageDescriptor {
    if (code === 'search')
      return msg`${kind}: ${plural(total, { one: '# result', other: '# results' })} for “${keyword}”.`;
    return code === 'searchNothing' ? msg`${kind}: nothing about “${keyword}” yet.` : this.emptyDescription;
  },
};
