'use client';

import { useLingui } from '@lingui/react/macro';
import type { NavigationEntry } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';
import { NavigationLink } from '../navigation/navigation-link.tsx';
import { useHeaderLinks } from '../navigation/use-navigation.ts';
import * as parts from './header-parts.css.ts';
import { messages } from './header.messages.ts';

/** Props of {@link HeaderUtility}. */
export interface HeaderUtilityProps {
  /** The languages: the language switch. */
  languageSwitch: ReactNode;
  /** The links of the edition. @default as the edition has them, see `useHeaderLinks` */
  links?: readonly NavigationEntry[];
}

/** The uppermost row of a header: the welcome, the links of the edition, the supplier login, the languages. */
export const HeaderUtility = ({ languageSwitch, links }: HeaderUtilityProps) => {
  const { t, i18n } = useLingui();
  const { welcome, login } = useEdition();
  const ofEdition = useHeaderLinks();
  return (
    <div className={parts.utility}>
      <p className={parts.welcome}>{i18n._(welcome)}</p>
      <ul className={parts.services} aria-label={t(messages.services)}>
        {(links ?? ofEdition).map((link) => (
          <li key={link.path}>
            <NavigationLink className={parts.service} entry={link} />
          </li>
        ))}
        {login.supplierUrl !== '' && (
          <li>
            <Link className={parts.service} href={login.supplierUrl}>
              {t(messages.supplierLogin)}
            </Link>
          </li>
        )}
      </ul>
      {languageSwitch}
    </div>
  );
};
