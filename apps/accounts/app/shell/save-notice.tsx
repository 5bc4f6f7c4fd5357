import { useLingui } from '@lingui/react/macro';
import { failed, failureMessage, sendOutcomeOf, wrongParameters } from '@millwright/api-client';
import { Button, LinkButton } from '@millwright/ui/button';
import { useLocation } from 'react-router';
import { loginPath } from '../runtime/paths.ts';
import { wrongFacts, type SaveOutcome } from '../runtime/use-versioned-save.ts';
import * as css from './page.css.ts';

/** Props of {@link SaveNotice}. */
export interface SaveNoticeProps {
  outcome: SaveOutcome | undefined;
  /** What is said when it was stored. */
  done: string;
  /** The page on which is seen what is stored now. */
  pageHref: string;
  /** Stores what the form says in place of what somebody else has stored. */
  onSaveAnyway: () => void;
}

/** Says what became of what was to be stored, in a region that is there before. Where somebody was faster, it asks. */
export function SaveNotice({ outcome, done, pageHref, onSaveAnyway }: SaveNoticeProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const isWrong = outcome?.status === 'failed' || outcome?.status === 'conflict';
  const unreachable = t`The server does not respond. Nothing was changed; try again in a moment.`;
  const marked = t`Correct what is marked.`;
  const isMarked =
    wrongFacts(outcome).size > 0 || (outcome?.status === 'failed' && wrongParameters(outcome.failure).length > 0);
  return (
    <div className={css.outcome} role={isWrong ? 'alert' : 'status'}>
      {outcome?.status === 'done' && (
        <p className={css.notice} data-tone="positive">
          {done}
        </p>
      )}
      {outcome?.status === 'failed' && (
        <div className={`${css.notice} ${css.part}`} data-tone="negative">
          <p>{isMarked ? marked : (failureMessage(outcome.failure) ?? unreachable)}</p>
          {sendOutcomeOf(failed(outcome.failure)).status === 'loginNeeded' && (
            // In another window, so that what was written stays.
            <div className={css.actions}>
              <LinkButton href={loginPath(pathname + search)} variant="secondary" newWindow>
                {t`Log in`}
              </LinkButton>
            </div>
          )}
        </div>
      )}
      {outcome?.status === 'conflict' && (
        <div className={`${css.notice} ${css.part}`} data-tone="warning">
          <p>
            {t`Somebody else has changed this since you opened it. Nothing was saved, and what you wrote is still here.`}
          </p>
          <div className={css.actions}>
            <LinkButton href={pageHref} variant="secondary" newWindow>
              {t`See what is saved now`}
            </LinkButton>
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                // This button goes with the notice.
                currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                onSaveAnyway();
              }}
            >
              {t`Save mine instead`}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
