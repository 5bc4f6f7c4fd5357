import type { RouterLinkProps } from '@millwright/ui/link';
import type { ComponentType } from 'react';

/** Links to own paths of the portal lead to the portal, wherever the element stands. */
export const siteLink = (site: string): ComponentType<RouterLinkProps> => {
  const SiteLink = ({ href, ...rest }: RouterLinkProps) => <a href={site + href} {...rest} />;
  return SiteLink;
};

/**
 * Mends the own paths in a host that widgets render as plain links and forms, before anything comes of them: a click,
 * a menu of the browser, or a look at where a link leads.
 *
 * @param site Returns the origin of the portal at that moment; empty on a page of the portal itself.
 */
export const leadToSite = (host: HTMLElement, site: () => string): void => {
  const mendLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    const href = link?.getAttribute('href') ?? '';
    // Whatever the path seems to name, the portal's origin stands before it.
    if (href && site()) link!.setAttribute('href', site() + href);
  };
  for (const type of ['pointerover', 'focusin', 'click']) host.addEventListener(type, mendLink, { capture: true });
  host.addEventListener(
    'submit',
    ({ target }) => {
      const action = target instanceof HTMLFormElement ? (target.getAttribute('action') ?? '') : '';
      if (action.startsWith('/') && site()) (target as HTMLFormElement).setAttribute('action', site() + action);
    },
    { capture: true },
  );
};
