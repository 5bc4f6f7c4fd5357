'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './breadcrumbs.css.ts';

/** A place above the page, or the page itself. */
export interface Breadcrumb {
  name: string;
  /** Own path; absent for the page itself. */
  href?: string;
}

/** Props of the breadcrumbs. */
export interface BreadcrumbsProps {
  /** From the first place below home to the page itself, which comes last. Home is put before them. */
  items: readonly Breadcrumb[];
}

/** Copy of the breadcrumbs. */
const messages = {
  label: msg`You are here`,
  home: msg`Home`,
} as const;

/** Where the page is, from home down. Inert: a pure function of its props. */
export const Breadcrumbs = ({ items }: BreadcrumbsProps) => {
  const { t } = useLingui();
  return (
    <nav aria-label={t(messages.label)}>
      <ol className={css.list}>
        {[{ name: t(messages.home), href: '/' }, ...items].map(({ name, href }, index) => (
          <li key={index} className={css.item}>
            {href ? (
              <Link href={href} className={css.link}>
                {name}
              </Link>
            ) : (
              <span className={css.current} aria-current="page" title={name}>
                {name}
              </span>
            )}
            {index < items.length && <Icon name="chevron-right" className={css.arrow} />}
          </li>
        ))}
      </ol>
    </nav>
  );
};
