'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './breadcrumbs.css.ts';
import { messages } from './breadcrumbs.messages.ts';
import type { BreadcrumbsProps } from './breadcrumbs.types.ts';

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
