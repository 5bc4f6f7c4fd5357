'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SendFailure } from '../../behaviours/member-form/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './form-parts.css.ts';

/** Copy around the forms of members. */
const messages = {
  restored: msg`What you wrote last time is back.`,
  discard: msg`Discard the draft`,
  unreachable: msg`It was not sent: the server cannot be reached. What you wrote is kept; try again when you are online.`,
  timeout: msg`The server does not respond. What you wrote is kept; try again in a moment.`,
  loginFirst: msg`Please login first. What you wrote is kept.`,
  login: msg`Log in`,
} as const;

/** Props of {@link FormNotes}. */
export interface FormNotesProps {
  /** Says that a draft of an earlier visit is in the form. */
  restored: boolean;
  /** The visitor does not want that draft. */
  onDiscard: () => void;
}

/** Says above a form where its content comes from. */
export const FormNotes = ({ restored, onDiscard }: FormNotesProps) => {
  const { t } = useLingui();
  return (
    <div className={css.notes} role="status" aria-live="polite">
      {restored && (
        <div className={css.note} data-tone="info">
          <p className={css.says}>
            <Icon name="info" />
            {t(messages.restored)}
          </p>
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {t(messages.discard)}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Props of {@link FormFailure}. */
export interface FormFailureProps {
  /** Why the form was not sent; null for nothing. */
  failure: SendFailure | null;
  /** How many fields are wrong. */
  wrong: number;
  /** Asks the visitor to log in; absent where nobody has to. */
  onLogin?: (() => void) | undefined;
}

/** Says below a form why it was not sent, in a region that is there before. */
export const FormFailure = ({ failure, wrong, onLogin }: FormFailureProps) => {
  const { t } = useLingui();
  const told = failure && (failure.code === 'refused' ? failure.text : t(messages[failure.code]));
  return (
    <div className={css.notes} role="alert">
      {told && (
        <div className={css.note} data-tone="negative" data-problem={failure.code}>
          <p className={css.text}>{told}</p>
        </div>
      )}
      {wrong > 0 && (
        <div className={css.note} data-tone="negative" data-problem="fields">
          <p>{t`Fields to correct: ${wrong}`}</p>
        </div>
      )}
      {onLogin && (
        <div className={css.note} data-tone="warning" data-problem="login">
          <p>{t(messages.loginFirst)}</p>
          <Button variant="secondary" size="small" icon="user" onClick={onLogin}>
            {t(messages.login)}
          </Button>
        </div>
      )}
    </div>
  );
};
