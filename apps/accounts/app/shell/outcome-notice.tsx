import { useLingui } from '@lingui/react/macro';
import type { Outcome } from '../runtime/calls.ts';
import * as css from './page.css.ts';

/** Props of {@link OutcomeNotice}. */
export interface OutcomeNoticeProps {
  /** What became of it; undefined while nothing was done. */
  outcome: Outcome | undefined;
  /** What is said when it was done. */
  done: string;
}

/** Says what became of what a member did, in a region that is there before. */
export function OutcomeNotice({ outcome, done }: OutcomeNoticeProps) {
  const { t } = useLingui();
  const isDone = outcome?.status === 'done';
  const failed = outcome?.status === 'failed' ? outcome : null;
  const unreachable = t`The server does not respond. Nothing was changed; try again in a moment.`;
  // What the service says of wrong fields is for programs; the fields say it to members.
  const marked = t`Correct what is marked.`;
  return (
    <div className={css.outcome} role={failed ? 'alert' : 'status'}>
      {isDone && (
        <p className={css.notice} data-tone="positive">
          {done}
        </p>
      )}
      {failed && (
        <p className={css.notice} data-tone="negative">
          {failed.fields.length > 0 ? marked : (failed.text ?? unreachable)}
        </p>
      )}
    </div>
  );
}
