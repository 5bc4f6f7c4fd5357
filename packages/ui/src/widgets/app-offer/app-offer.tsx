'use client';

import { useLingui } from '@lingui/react/macro';
import { appDeepLink } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { LinkButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './app-offer.css.ts';
import { messages } from './app-offer.messages.ts';
import type { AppOfferProps } from './app-offer.types.ts';

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
