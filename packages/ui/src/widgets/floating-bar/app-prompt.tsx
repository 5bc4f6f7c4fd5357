'use client';

import { useLingui } from '@lingui/react/macro';
import { appDeepLink, appFallbackUrl } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { appOpenChart, watchPageLeft } from '../../behaviours/app-open/index.ts';
import { useChart } from '../../behaviours/chart/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import * as css from './floating-bar.css.ts';
import { messages } from './floating-bar.messages.ts';
import type { AppPromptProps } from './floating-bar.types.ts';

const goTo = (url: string) => window.location.assign(url);

/**
 * On narrow screens, where the edition has an app: opens it by its deep link, and a second later goes to its download
 * page if nothing opened (spec §2 Floating bar). The button lies in a form that leads there without JavaScript.
 */
export const AppPrompt = ({ articleId = null, openApp = goTo, navigate = goTo }: AppPromptProps) => {
  const { t } = useLingui();
  const { app } = useEdition();
  const [dismissed, setDismissed] = useState(false);
  const latest = useRef({ articleId, openApp, navigate });
  useLayoutEffect(() => {
    latest.current = { articleId, openApp, navigate };
  });
  const [, actor] = useChart(() =>
    appOpenChart({
      openApp: () => app && latest.current.openApp(appDeepLink(app.scheme, latest.current.articleId)),
      goToDownload: () => app && latest.current.navigate(appFallbackUrl(app.downloadPath, latest.current.articleId)),
    }),
  );
  useEffect(() => watchPageLeft(actor), [actor]);

  if (!app || dismissed) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    actor.send({ type: 'APP.WANTED' });
  };
  const query = new URL(appFallbackUrl(app.downloadPath, articleId), 'https://query.invalid').searchParams;
  return (
    <div className={css.promptPlace}>
      <form
        className={css.prompt}
        aria-label={t(messages.appTitle)}
        action={app.downloadPath}
        method="get"
        data-app-prompt=""
      >
        {[...query].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.promptWords}>
          <p className={css.promptTitle}>{t(messages.appTitle)}</p>
          <p className={css.promptText}>{t(messages.appText)}</p>
        </div>
        <Button type="submit" variant="signal" size="small" id="open-app-button" data-js="" onClick={open}>
          {t(messages.openApp)}
        </Button>
        <IconButton
          icon="close"
          size="small"
          label={t(messages.closePrompt)}
          id="close-app-prompt"
          data-js=""
          onClick={() => setDismissed(true)}
        />
      </form>
    </div>
  );
};
