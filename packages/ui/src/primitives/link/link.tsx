'use client';

import { isOwnPath, webUrl } from '@millwright/domain';
import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

/** What a router's link receives: a URL of our own and the attributes of an anchor. */
export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Own path with query and fragment. */
  href: string;
}

const LinkContext = createContext<ComponentType<RouterLinkProps> | null>(null);
const NavigateContext = createContext<((href: string) => void) | null>(null);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /**
   * Renders links to own paths; those that open in a new tab have `target` and `rel`. A site whose paths are others than
   * the widgets know changes `href` here. @default a plain anchor
   */
  link: ComponentType<RouterLinkProps>;
  /**
   * Goes to an own path, for forms that lead to one: the search, its hot keywords and the forms of filters.
   * @default the browser sends the form
   */
  navigate?: (href: string) => void;
  /** The tree whose links it renders. */
  children?: ReactNode;
}

/** Gives the links below to the application's router. Without one they are plain anchors and work as well. */
export const LinkProvider = ({ link, navigate, children }: LinkProviderProps) => (
  <LinkContext value={link}>
    <NavigateContext value={navigate ?? null}>{children}</NavigateContext>
  </LinkContext>
);

/** What goes to an own path without a new document; null where the browser does it. */
export const useNavigate = (): ((href: string) => void) | null => useContext(NavigateContext);

/** Props of {@link Link}; every attribute of an anchor besides. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * Own path (`/articles?page=2`), fragment, or an absolute http(s), mailto or tel URL. With anything else, such as
   * `javascript:`, the text is shown without a link.
   */
  href: string;
  /** Opens in a new tab, which learns nothing of ours: `noopener` is added to `rel`. @default false */
  newWindow?: boolean;
}

const isOwn = (href: string) => isOwnPath(href) || href.startsWith('?');
const isSafe = (href: string) =>
  isOwn(href) || href.startsWith('#') || /^(mailto|tel):[^\s]+$/i.test(href) || webUrl(href) !== null;

const withNoopener = (rel = '') => [...new Set(['noopener', ...rel.split(' ')])].filter(Boolean).join(' ');

/** A link under any router. URLs that come from elsewhere may be passed as they are. */
export const Link = ({ href, newWindow = false, className, rel, ...rest }: LinkProps) => {
  const Routed = useContext(LinkContext);
  if (!isSafe(href)) return <a className={className} {...rest} />;
  const stated = rel === undefined ? {} : { rel };
  const target = newWindow ? { target: '_blank', rel: withNoopener(rel) } : stated;
  // The class first, on every element: what is written in the same order compresses best.
  if (Routed && isOwn(href)) return <Routed className={className} href={href} {...target} {...rest} />;
  return <a className={className} href={href} {...target} {...rest} />;
};
