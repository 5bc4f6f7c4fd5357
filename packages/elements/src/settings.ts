import { isEditionKey, type EditionKey } from '@millwright/domain';

/** Where an element belongs. */
export interface Settings {
  /** What is shown and requested. */
  edition: EditionKey;
  /** Origin of the portal that links lead to and whose API responds; empty for a page of the portal itself. */
  site: string;
}

/** The value of an attribute of the nearest element that has it, out of shadow trees as well. */
const around = (element: Element, name: string): string | null => {
  const found = element.closest(`[${name}]`);
  if (found) return found.getAttribute(name);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? around(root.host, name) : null;
};

/**
 * Reads the settings of an element: its own attributes `edition` and `site`, else those of the nearest element around
 * it that has them. Without an edition the language of the page decides. A site that is no http(s) origin counts as
 * none.
 */
export function settingsOf(element: Element): Settings {
  const written = around(element, 'edition');
  const edition = isEditionKey(written) ? written : around(element, 'lang')?.startsWith('zh') ? 'cn' : 'en';
  const site = around(element, 'site') ?? '';
  const url = URL.canParse(site) ? new URL(site) : null;
  return { edition, site: url && /^https?:$/.test(url.protocol) ? url.origin : '' };
}
