'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import * as css from './rows.css.ts';
import type { RowAction } from './use-row-action.ts';

const messages = {
  loginNeeded: msg`Please login first`,
  unreachable: msg`The server does not respond. Nothing was changed; try again in a moment.`,
  timeout: msg`The server does not respond. Load the page again to see whether it was done.`,
} as const;

/** Props of {@link RowNote}. */
export interface RowNoteProps {
  /** What is done. */
  action: RowAction;
  /** Of which row it speaks. */
  row: string;
  /** What is said when it was done. @default nothing */
  done?: string;
  /** For the focus, where the button of the row goes. @default none */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Says what became of the action of a row, in a region that is there before. */
export const RowNote = ({ action, row, done = '', ref }: RowNoteProps) => {
  const { t } = useLingui();
  const { state, failure } = action;
  const isIts = action.row === row;
  const failed = isIts && state === 'failed' && failure;
  const text = (told: Exclude<RowAction['failure'], null>) => {
    if (told === 'loginNeeded') return t(messages.loginNeeded);
    return told.code === 'refused' ? told.text : t(messages[told.code]);
  };
  return (
    <div
      ref={ref}
      className={css.note}
      role={failed ? 'alert' : 'status'}
      data-tone={failed ? 'negative' : 'positive'}
      {...(ref && { tabIndex: -1 })}
    >
      {failed ? text(failed) : isIts && state === 'done' && done}
    </div>
  );
};
