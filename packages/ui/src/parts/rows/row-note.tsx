'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
}

/** Says why the action of a row was not done, in a region that is there before. */
export const RowNote = ({ action, row }: RowNoteProps) => {
  const { t } = useLingui();
  const failed = action.row === row && action.state === 'failed' && action.failure;
  const text = (told: Exclude<RowAction['failure'], null>) => {
    if (told === 'loginNeeded') return t(messages.loginNeeded);
    return told.code === 'refused' ? told.text : t(messages[told.code]);
  };
  return (
    <div className={css.note} role={failed ? 'alert' : 'status'} data-tone="negative">
      {failed && text(failed)}
    </div>
  );
};
