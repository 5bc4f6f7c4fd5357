'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { appDeepLink } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './app-offer.css.ts';

/** Props of the offer of the app. */
export interface AppOfferProps {
  /** What the app is called and does, as one heading. */
  title: string;
  /** What it does, a sentence each. @default none */
  features?: readonly string[];
  /**
   * The code that leads a phone to this page, or, without an app, to the site: `<QrCode/>`. Shown where there is room
   * for it. @default none
   */
  qr?: ReactNode;
  /** The article that the app opens at, as the URL of the page states it. @default the app's first page */
  articleId?: string | null;
}

/** Copy of the offer of the app. */
const messages = {
  open: msg`Open in the app`,
  scan: msg`Scan the code with your phone`,
  none: msg`Nothing to install: open the site on your phone and add it to the home screen.`,
} as const;

/**
 * What the app does, the stores that have it, and the code that leads a phone there; without an app, the site itself.
 * Inert: a pure function of its props.
 */
export const AppOffer = ({ title, features = [], qr, articleId = null }: AppOfferProps) => {
  const { t, i18n } = useLingui();
  const { app } = useEdition();
  return (
    <div className={css.offer}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {features.length > 0 && (
          <ul className={css.features}>
            {features.map((feature, index) => (
              <li key={index} className={css.feature}>
                <Icon name="check" className={css.featureIcon} />
                {feature}
              </li>
            ))}
          </ul>
        )}
        {app ? (
          <>
            <ul className={css.stores}>
              {app.stores.map(({ name, url }) => (
                <li key={url}>
                  <LinkButton href={url} icon="download" size="large" newWindow>
                    {i18n._(name)}
                  </LinkButton>
                </li>
              ))}
            </ul>
            {/* The app's own scheme, which no router knows. */}
            <a className={css.open} href={appDeepLink(app.scheme, articleId)}>
              {t(messages.open)}
            </a>
          </>
        ) : (
          <p className={css.none}>{t(messages.none)}</p>
        )}
      </div>
      {qr && (
        <div className={css.code}>
          {qr}
          <p className={css.note}>{t(messages.scan)}</p>
        </div>
      )}
    </div>
  );
};
