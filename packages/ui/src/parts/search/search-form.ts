import { normaliseKeyword, parseInteger, parseSearchType, searchUrl, type SearchTerms } from '@millwright/domain';
import type { SubmitEvent as ReactSubmitEvent } from 'react';

/**
 * The search that a form makes as it stands, or by the button of a hot keyword; null where its type is none.
 * @param submitter The button that sends the form.
 */
const searchOfForm = (form: HTMLFormElement, submitter?: HTMLElement | null): SearchTerms | null => {
  const fields = new FormData(form);
  const kind = parseSearchType(String(fields.get('type')));
  const hot = submitter?.hasAttribute(hotKeywordAttribute) ? submitter.getAttribute('value') : null;
  const industryId = parseInteger(fields.get('sid'));
  return kind && { kind, keyword: hot ?? String(fields.get('keyword')), industryId };
};

/** Goes by a router to the search that a form makes, unless somebody else has taken the event. */
export const sendSearchBy =
  (navigate: (href: string) => void) =>
  (event: ReactSubmitEvent<HTMLFormElement>): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const search = searchOfForm(event.currentTarget, event.nativeEvent.submitter);
    const href = search && searchUrl(search);
    if (href) navigate(href);
  };

/** Marks a search form in the DOM, whether React or the server rendered it. */
export const searchFormAttribute = 'data-search-form';

/** Marks a hot keyword's button. */
export const hotKeywordAttribute = 'data-hot-keyword';

/**
 * What the form calls the hot keyword that was clicked: its field goes along empty, or with what was typed. The search
 * page leads on to `/search?type=…&keyword=…`.
 */
export const hotKeywordParameter = 'hot';

/**
 * Keeps a form without a keyword from being sent (spec §5 Search). To be called for every `submit` and, as it captures,
 * every `invalid` in a tree that may hold search forms; others pass. Without JavaScript the browser does the same, and
 * says so.
 *
 * @returns Whether the submission was stopped.
 */
export const stopEmptySearch = (
  event: Pick<Event, 'target' | 'preventDefault'> & Partial<Pick<SubmitEvent, 'submitter'>>,
): boolean => {
  const form = event.target instanceof HTMLInputElement ? event.target.form : event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute(searchFormAttribute)) return false;
  if (event.submitter?.hasAttribute(hotKeywordAttribute)) return false;
  const keyword = form.elements.namedItem('keyword');
  if (!(keyword instanceof HTMLInputElement) || normaliseKeyword(keyword.value) !== '') return false;
  event.preventDefault();
  keyword.focus();
  return true;
};
