'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { currentState, NavigationLink, useHeaderLinks, useNavigation } from '../main-navigation/index.ts';
import * as css from '../../parts/navigation/mobile-menu.css.ts';
import type { MobileMenuListProps } from './mobile-menu.types.ts';

/** Copy of the mobile menu. Its entries are the edition's. */
const messages = {
  label: msg`Main navigation`,
  /** The link to the page of an entry that has pages below it. */
  all: msg`Overview`,
  services: msg`Services`,
  register: msg`Register`,
  supplierLogin: msg`Supplier login`,
} as const;

/**
 * What the "Menu" button of narrow screens opens (spec §4 Mobile menu): the navigation, whose entries with pages below
 * them are native disclosures of which one is open at a time, then the links that wide screens show in the header.
 * Rendered on the server it works as it stands.
 */
export const MobileMenuList = ({ entries, links, currentPath, children }: MobileMenuListProps) => {
  const { t } = useLingui();
  const { login } = useEdition();
  const ofEdition = useNavigation();
  const linksOfEdition = useHeaderLinks();
  return (
    <>
      <nav aria-label={t(messages.label)}>
        <ul className={css.list}>
          {(entries ?? ofEdition).map((entry, index) => {
            const current = currentState(entry, currentPath);
            return (
              <li key={`${index}-${entry.path}`} className={css.item}>
                {entry.children?.length ? (
                  <details className={css.group} name="mobile-navigation" open={current !== undefined}>
                    <summary className={css.summary}>
                      {entry.name}
                      <Icon name="chevron-down" />
                    </summary>
                    <ul className={css.below}>
                      {[{ ...entry, name: t(messages.all) }, ...entry.children].map((child, childIndex) => (
                        <li key={`${childIndex}-${child.path}`}>
                          <NavigationLink
                            entry={child}
                            current={
                              currentState({ ...child, children: undefined }, currentPath) === 'page'
                                ? 'page'
                                : undefined
                            }
                          />
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <NavigationLink entry={entry} className={css.link} current={current} />
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <ul className={css.services} aria-label={t(messages.services)}>
        {(links ?? linksOfEdition).map((link) => (
          <li key={link.path}>
            <NavigationLink entry={link} />
          </li>
        ))}
        {login.registerUrl !== '' && (
          <li>
            <Link href={login.registerUrl}>{t(messages.register)}</Link>
          </li>
        )}
        {login.supplierUrl !== '' && (
          <li>
            <Link href={login.supplierUrl}>{t(messages.supplierLogin)}</Link>
          </li>
        )}
      </ul>
      {children}
    </>
  );
};
