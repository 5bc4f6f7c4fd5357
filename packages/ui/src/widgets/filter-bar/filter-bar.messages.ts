import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ArticleType } from '@millwright/domain';

/** Copy of the filter bar. */
export const messages = {
  label: msg`Filters`,
  /** Unfolds order and choices on a phone. */
  unfold: msg`Sort and filter`,
  keyword: msg`Keyword`,
  submit: msg`Filter`,
  clear: msg`Clear filters`,
  /** Names the list of what is chosen. */
  active: msg`Chosen filters`,
  /** Takes one choice off. */
  remove: (filter: string, choice: string) => msg`Remove ${filter}: ${choice}`,
  /** Unfolds the choices beyond the first. */
  all: (count: number) => msg`${plural(count, { one: '# more', other: '# more' })}`,
  /** Names the form of a range. */
  range: (filter: string) => msg`Range of ${filter}`,
  from: (filter: string) => msg`${filter}, from`,
  to: (filter: string) => msg`${filter}, to`,
  fromShort: msg({ message: 'from', context: 'least value of a range' }),
  toShort: msg({ message: 'to', context: 'highest value of a range' }),
  apply: msg({ message: 'Apply', context: 'a range of a filter' }),
  applyTo: (filter: string) => msg`Apply the range of ${filter}`,
  /** Read after a choice's name. */
  count: (total: number) => msg`, ${plural(total, { one: '# result', other: '# results' })}`,
} as const;

/** Copy of the filters of an article list. */
export const articleMessages = {
  type: msg`Section`,
  industry: msg`Industry`,
  tag: msg`Topic`,
  year: msg`Year`,
  month: msg`Month`,
  all: msg`All`,
  /** A choice of the URL whose name is not known. */
  unknown: (id: number) => msg`No. ${id}`,
} as const;

/** Names of the kinds of article list. */
export const typeNames: Record<ArticleType, MessageDescriptor> = {
  Editorpick: msg`Editor’s pick`,
  latest: msg`Latest`,
  oversea: msg`Overseas`,
  newswire: msg`Newswire`,
};
