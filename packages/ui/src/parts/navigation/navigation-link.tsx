import type { NavigationEntry } from '@millwright/domain';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../../primitives/link/index.ts';

/** Props of {@link NavigationLink}; every attribute of a link besides. */
export interface NavigationLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'children' | 'aria-current'
> {
  /** What is linked. An entry without a path says that its page is still being made. */
  entry: NavigationEntry;
  /** A class for the link. */
  className?: string;
  /** Whether the page shown is this entry's, or lies below it. @default no */
  current?: 'page' | 'true';
}

const imageSize = 20;

/**
 * The link of a navigation entry (spec §3 Navigation entry): in a new tab where the entry says so, with its image
 * where it has one. An entry without a path goes nowhere; `data-developing` lets the page say so when it is pressed.
 */
export const NavigationLink = ({ entry, className, current, ...rest }: NavigationLinkProps) => {
  const content = (
    <>
      {entry.image ? (
        // The name stands next to it, so the image says nothing of its own.
        <img src={entry.image} alt="" width={imageSize} height={imageSize} loading="lazy" decoding="async" />
      ) : null}
      {entry.name}
    </>
  );
  if (entry.path === '') {
    return (
      <a {...rest} className={className} role="link" tabIndex={0} aria-disabled="true" data-developing="">
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={className} href={entry.path} newWindow={entry.blank} aria-current={current}>
      {content}
    </Link>
  );
};
