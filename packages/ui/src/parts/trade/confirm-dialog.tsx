'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import { useLazyComponent } from '../../behaviours/lazy-component/index.ts';
import { useSharedActions } from '../../behaviours/session/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FormFailure } from '../form/index.ts';
import * as css from './confirm-dialog.css.ts';

// Fetched with the first question: a page of quotes is read far more often than anything of it is decided.
const loadDialog = async () => (await import('../../primitives/dialog/index.ts')).Dialog;

const messages = { close: msg`Close`, cancel: msg`Cancel` } as const;

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** What is confirmed. */
  action: ConfirmedAction;
  /** The question. */
  title: string;
  /** What follows from it. */
  description: string;
  /** What the button that does it says. */
  confirm: string;
  /** Whether it takes something away. @default false */
  negative?: boolean;
  /** The visitor confirms it. @default does it */
  onConfirm?: () => void;
  /** What is filled in first. */
  children?: ReactNode;
}

/** Asks before something is done, and says there why it was not. It closes by itself once it is done. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { action, title, description, confirm, negative = false, onConfirm = action.confirm, children } = props;
  const { t } = useLingui();
  const { openLoginDialog } = useSharedActions();
  const { state, failure } = action;
  const isOpen = state === 'confirming' || state === 'running' || state === 'failed';
  // Once it was open it stays, so that it gives the focus back when it closes.
  const Dialog = useLazyComponent(loadDialog, { wanted: isOpen });
  if (!Dialog) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={action.dismiss}
      title={title}
      description={description}
      closeLabel={t(messages.close)}
      closesOnOutsidePress={false}
    >
      <form
        className={css.form}
        data-state={state}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {children}
        <FormFailure
          failure={failure === 'loginNeeded' ? null : failure}
          wrong={0}
          onLogin={failure === 'loginNeeded' ? openLoginDialog : undefined}
        />
        <div className={css.foot}>
          <Button type="submit" variant={negative ? 'signal' : 'primary'} loading={state === 'running'}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={action.dismiss}>
            {t(messages.cancel)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
