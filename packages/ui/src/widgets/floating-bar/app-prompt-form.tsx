'use client';

import { useLingui } from '@lingui/react/macro';
import { appFallbackUrl } from '@millwright/domain';
import type { Edition } from '@millwright/i18n/editions';
import type { MouseEvent } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import * as css from './floating-bar.css.ts';
import { messages } from './floating-bar.messages.ts';
import type { FloatingBarLinksProps } from './floating-bar.types.ts';

interface AppPromptFormProps extends Pick<FloatingBarLinksProps, 'articleId'> {
  app: NonNullable<Edition['app']>;
  onOpen?: (event: MouseEvent) => void;
  /** Where there is none yet the button is left out without JavaScript. */
  onClose?: () => void;
}

/** The app prompt: a form that leads to the app's download page, with JavaScript or without. */
export const AppPromptForm = ({ app, articleId = null, onOpen, onClose }: AppPromptFormProps) => {
  const { t } = useLingui();
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
        <Button type="submit" size="small" id="open-app-button" data-js="" onClick={onOpen}>
          {t(messages.openApp)}
        </Button>
        <IconButton
          icon="close"
          size="small"
          label={t(messages.closePrompt)}
          id="close-app-prompt"
          data-js=""
          className={onClose ? undefined : css.needsScript}
          onClick={onClose}
        />
      </form>
    </div>
  );
};
