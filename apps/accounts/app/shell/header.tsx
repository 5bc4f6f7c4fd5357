import { useLingui } from '@lingui/react/macro';
import { signOnPath } from '@millwright/api-client';
import type { MemberAccount } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { Icon } from '@millwright/ui/icon';
import { LanguageSwitch } from '@millwright/ui/language-switch';
import { Link } from '@millwright/ui/link';
import { useLocation } from 'react-router';
import { usePortal, useServices } from '../runtime/services.ts';
import * as css from './frame.css.ts';
import { SiteLogo } from './site-logo.tsx';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** Who is logged in; null for a visitor. */
  account: MemberAccount | null;
  onLogout: () => void;
}

/** The other site with accounts and the portal; a member brings the login along. */
function Sites({ account }: Pick<HeaderProps, 'account'>) {
  const { t } = useLingui();
  const { kind: here, editionKey, accounts } = useServices().site;
  const portal = usePortal();
  const other = here === 'member' ? 'supplier' : 'member';
  const otherOrigin = accounts[editionKey][other];
  return (
    <>
      <Link className={css.tool} href={account ? portal + signOnPath(here, '/') : portal}>
        <Icon name="globe" />
        {t`Portal`}
      </Link>
      {otherOrigin && account && (
        <Link className={css.tool} href={otherOrigin + signOnPath(here, '/')}>
          <Icon name="exchange" />
          {other === 'supplier' ? t`For suppliers` : t`For buyers`}
        </Link>
      )}
    </>
  );
}

/** The header: where one is, the other sites, the languages, and who is logged in. */
export function Header({ account, onLogout }: HeaderProps) {
  const { t } = useLingui();
  const { key: own, languages } = useEdition<MillwrightEdition>();
  const { kind, accounts } = useServices().site;
  const { pathname, search } = useLocation();
  const urls = Object.fromEntries(
    languages.flatMap(({ key }) => {
      const origin = key === own ? undefined : accounts[key]?.[kind];
      return origin === undefined ? [] : [[key, origin + pathname + search]];
    }),
  );
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link className={css.logo} href="/">
          <SiteLogo />
          <span className={css.siteKind}>{kind === 'member' ? t`Member centre` : t`Supplier centre`}</span>
        </Link>
        <div className={css.tools}>
          <Sites account={account} />
          <LanguageSwitch urls={urls} action={null} />
        </div>
        {account && (
          <div className={css.who}>
            <span className={css.name}>
              <Icon name="user" />
              <span className={css.nameText}>{account.trueName}</span>
            </span>
            <button type="button" className={css.tool} onClick={onLogout}>
              {t`Log out`}
            </button>
          </div>
        )}
      </div>
    </header>
  );
}
