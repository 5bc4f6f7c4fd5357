'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { QrPurpose } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { ApartIcon, type ApartIconName } from '../../primitives/icon/apart-icon.tsx';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { AppPromptForm } from './app-prompt-form.tsx';
import * as css from './floating-bar.css.ts';
import { messages } from './floating-bar.messages.ts';
import type { FloatingBarLinksProps } from './floating-bar.types.ts';

/** Which icon stands for which code. */
export const qrIcons: Readonly<Record<QrPurpose, ApartIconName>> = {
  officialAccount: 'qr',
  professionalNetwork: 'share',
  secretary: 'chat',
};

interface EntryLinkProps {
  id: string;
  href: string;
  icon: ApartIconName;
  name: MessageDescriptor;
  newWindow?: boolean;
}

/** Where the hydrated bar opens a block there is a link that leads to the same. */
const EntryLink = ({ id, href, icon, name, newWindow = false }: EntryLinkProps) => {
  const { t } = useLingui();
  return (
    <li className={css.item} data-collapsible="">
      <Link className={css.entry} href={href} newWindow={newWindow} id={id} data-js="" title={t(name)}>
        <ApartIcon name={icon} />
      </Link>
    </li>
  );
};

/**
 * The floating bar and the app prompt without a script: every entry is a link or a form. Inert, a pure function of its
 * props and the same for every visitor. Its elements have the ids of the hydrated bar's, which takes its place.
 */
export const FloatingBarLinks = ({ articleId }: FloatingBarLinksProps) => {
  const { t } = useLingui();
  const { app, contact, floatingQrs, headerLinks, login } = useEdition();
  return (
    <>
      <div className={css.rail}>
        <nav className={css.bar} aria-label={t(messages.bar)} data-state="undecided">
          <ul className={css.list}>
            {headerLinks.map(({ name, path }) => (
              <li key={path} className={css.item} data-collapsible="">
                <Link className={css.entry} href={path} title={t(name)}>
                  <ApartIcon name="exchange" />
                </Link>
              </li>
            ))}
            <EntryLink id="floating-login" href={login.memberUrl} icon="user" name={messages.login} />
            {floatingQrs.map(({ purpose, name, value }) => (
              <EntryLink
                key={purpose}
                id={`floating-${purpose}`}
                href={value}
                icon={qrIcons[purpose]}
                name={name}
                newWindow
              />
            ))}
            {contact.email !== '' && (
              <EntryLink id="floating-email" href={`mailto:${contact.email}`} icon="mail" name={messages.email} />
            )}
            {contact.phoneLink !== '' && (
              <EntryLink id="floating-phone" href={`tel:${contact.phoneLink}`} icon="phone" name={messages.phone} />
            )}
            <li className={`${css.item} ${css.separated}`}>
              <Link className={css.entry} href="#" id="back-to-top" data-js="" title={t(messages.top)}>
                <ApartIcon name="arrow-up" />
              </Link>
            </li>
            <li className={`${css.item} ${css.onNarrow} ${css.needsScript}`}>
              <button
                type="button"
                className={css.entry}
                id="floating-expand"
                data-js=""
                title={t(messages.expand)}
                aria-expanded={false}
              >
                <Icon name="chevron-left" />
              </button>
            </li>
            <li className={`${css.item} ${css.onWide} ${css.needsScript}`}>
              <button
                type="button"
                className={css.entry}
                id="floating-toggle"
                data-js=""
                title={t(messages.collapse)}
                aria-expanded
              >
                <Icon name="chevron-right" />
              </button>
            </li>
          </ul>
        </nav>
      </div>
      {app && <AppPromptForm app={app} articleId={articleId} />}
    </>
  );
};
