import { hotKeywordAttribute } from '@millwright/ui/search-panel';

type Data = Record<string, unknown>;

/** The route whose loader data holds the shell of a site. */
const shellRoute = 'routes/site-layout';

/** Loader data as a document hands it over: without the keywords, which the search panel lists in it. */
export function withoutPrintedKeywords(data: Data): Data {
  const shell = data[shellRoute];
  return shell ? { ...data, [shellRoute]: { ...shell, hotKeywords: undefined } } : data;
}

/** The same with the keywords, read from the panel before React takes it over. */
export function withPrintedKeywords(data: Data, page: ParentNode = document): Data {
  const shell = data[shellRoute] as { hotKeywords?: readonly string[] } | undefined;
  if (!shell || shell.hotKeywords) return data;
  const hotKeywords = Array.from(page.querySelectorAll(`[${hotKeywordAttribute}]`), ({ textContent }) => textContent);
  return { ...data, [shellRoute]: { ...shell, hotKeywords } };
}
