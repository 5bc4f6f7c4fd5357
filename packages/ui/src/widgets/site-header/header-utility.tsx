import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { NavigationLink } from '../main-navigation/index.ts';
import * as parts from './header-parts.css.ts';
import { messages } from './site-header.messages.ts';

/** The uppermost row of a header: the welcome, the links of the edition, the supplier login, the languages. */
export const HeaderUtility = ({ languageSwitch }: { languageSwitch: ReactNode }) => {
  const { t, i18n } = useLingui();
  const { welcome, headerLinks, login } = useEdition();
  return (
    <div className={parts.utility}>
      <p className={parts.welcome}>{i18n._(welcome)}</p>
      <ul className={parts.services} aria-label={t(messages.services)}>
        {headerLinks.map(({ name, path, blank }) => (
          <li key={path}>
            <NavigationLink className={parts.service} entry={{ name: i18n._(name), path, blank }} />
          </li>
        ))}
        <li>
          <a className={parts.service} href={login.supplierUrl}>
            {t(messages.supplierLogin)}
          </a>
        </li>
      </ul>
      {languageSwitch}
    </div>
  );
};
