'use client';

import { appDeepLink, appFallbackUrl } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { appOpenChart, watchPageLeft } from '../../behaviours/app-open/index.ts';
import { useChart } from '../../behaviours/chart/index.ts';
import { AppPromptForm } from './app-prompt-form.tsx';
import { rememberAppPromptClosed, useAppPromptClosed } from './app-prompt.memory.ts';
import type { AppPromptProps } from './floating-bar.types.ts';

const goTo = (url: string) => window.location.assign(url);

/**
 * On narrow screens, where the edition has an app: opens it by its deep link, and a second later goes to its download
 * page if nothing opened (spec §2 Floating bar). The button lies in a form that leads there without JavaScript. Once
 * closed it stays closed for the session.
 */
export const AppPrompt = ({ articleId = null, openApp = goTo, navigate = goTo }: AppPromptProps) => {
  const { app } = useEdition();
  const [dismissed, setDismissed] = useState(false);
  const wasClosed = useAppPromptClosed();
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

  if (!app || dismissed || wasClosed) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    actor.send({ type: 'APP.WANTED' });
  };
  const close = () => {
    rememberAppPromptClosed();
    setDismissed(true);
  };
  return <AppPromptForm app={app} articleId={articleId} onOpen={open} onClose={close} />;
};
