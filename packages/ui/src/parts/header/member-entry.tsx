'use client';

import { useLingui } from '@lingui/react/macro';
import type { Member } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useCallback, useSyncExternalStore } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { logInButtonId } from './log-in-button.ts';
import * as css from './member-entry.css.ts';
import { messages } from './header.messages.ts';
import type { SiteHeaderProps } from './site-header.types.ts';

const never = () => () => undefined;
const nobody = () => null;

/** Props of {@link MemberEntry}: those of the header that concern the member. */
export type MemberEntryProps = Pick<SiteHeaderProps, 'session' | 'onLogin' | 'onLogout'>;

/** Who is looking. The server renders for everybody; the member is known in the browser only. */
export function useMember(session: SiteHeaderProps['session']): Member | null {
  const read = useCallback(() => session?.getState().member ?? null, [session]);
  return useSyncExternalStore(session?.subscribe ?? never, read, nobody);
}

/**
 * Who is looking (spec §2 Header): the ways to log in and register, or the member's real name, which leads to what the
 * member saved, and the way out. The button lies in a form that leads to the member site, so it works before the page
 * is hydrated and without JavaScript.
 */
export const MemberEntry = ({ session, onLogin, onLogout }: MemberEntryProps) => {
  const { t } = useLingui();
  const { login } = useEdition();
  const member = useMember(session);
  if (member) {
    return (
      <div className={css.root} data-state="member">
        <Link className={css.name} href="/favourites" title={t(messages.favourites)}>
          <Icon name="user" />
          {/* A name that is cut begins where its own script does. */}
          <span className={css.nameText} dir="auto">
            {member.trueName}
          </span>
        </Link>
        {onLogout ? (
          <button className={css.logOut} type="button" onClick={onLogout}>
            <Icon name="log-out" />
            <span className={css.logOutText}>{t(messages.logOut)}</span>
          </button>
        ) : null}
      </div>
    );
  }
  return (
    <form className={css.root} action={login.memberUrl} method="get" data-state="visitor">
      {login.registerUrl !== '' && (
        <Link className={css.register} href={login.registerUrl}>
          {t(messages.register)}
        </Link>
      )}
      <button
        className={css.logIn}
        type="submit"
        id={logInButtonId}
        {...(onLogin && {
          'data-js': '',
          onClick: (event) => {
            event.preventDefault();
            onLogin();
          },
        })}
      >
        {t(messages.logIn)}
      </button>
    </form>
  );
};
