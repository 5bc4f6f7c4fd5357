import { normaliseKeyword, type Id, type SearchType } from '@millwright/domain';

/** A search as the form sends it. */
export interface Search {
  type: SearchType;
  keyword: string;
  /** The sub-site that is searched. */
  siteId?: Id;
}

/** The path that a search form is sent to. */
export const searchPath = '/search';

/**
 * The address of a search (spec §2 Search panel), with its fields in the order in which the form sends them;
 * null where there is no keyword to search for.
 */
export const searchAddress = ({ type, keyword, siteId }: Search): string | null => {
  const text = normaliseKeyword(keyword);
  if (text === '') return null;
  const query = new URLSearchParams({ type, keyword: text });
  if (siteId !== undefined) query.set('sid', String(siteId));
  return `${searchPath}?${query}`;
};

/** The same address with letters as they are read; the browser encodes them when it goes there. Encoded, a Chinese keyword takes three times its bytes. */
export const inLetters = (address: string): string =>
  address.replaceAll(/(?:%[89A-F][\dA-F])+/g, (letters) => decodeURIComponent(letters));

/** Marks a search form in the DOM, whether React or the server printed it. */
export const searchFormAttribute = 'data-search-form';

/** Marks a hot keyword's link. */
export const hotKeywordAttribute = 'data-hot-keyword';

/**
 * Keeps a form without a keyword from being sent (spec §5 Search). To be called for every `submit` in a tree that may
 * hold search forms; others pass.
 *
 * @returns Whether the submission was stopped.
 */
export const stopEmptySearch = (event: Pick<Event, 'target' | 'preventDefault'>): boolean => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.hasAttribute(searchFormAttribute)) return false;
  const keyword = form.elements.namedItem('keyword');
  if (!(keyword instanceof HTMLInputElement) || normaliseKeyword(keyword.value) !== '') return false;
  event.preventDefault();
  keyword.focus();
  return true;
};

/**
 * Lets the hot keywords follow the type that is chosen in their form. Without JavaScript they search the type that
 * the page was printed with.
 */
export const followSearchType = (event: Pick<Event, 'target'>): void => {
  const select = event.target;
  if (!(select instanceof HTMLSelectElement) || select.name !== 'type') return;
  const form = select.form;
  if (!form?.hasAttribute(searchFormAttribute)) return;
  for (const link of form.querySelectorAll<HTMLAnchorElement>(`a[${hotKeywordAttribute}]`)) {
    const address = new URL(link.href);
    address.searchParams.set('type', select.value);
    link.href = `${address.pathname}${address.search}`;
  }
};
