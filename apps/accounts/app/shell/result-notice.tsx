import { useLingui } from '@lingui/react/macro';
import { failureMessage, isLoginNeeded, wrongFields, wrongParameters } from '@millwright/api-client';
import type { Failure, Result } from '@millwright/api-client';
import { LinkButton } from '@millwright/ui/button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '../runtime/paths.ts';
import { isConflict } from '../runtime/use-versioned-save.ts';
import * as css from './page.css.ts';

/** Props of {@link ResultNotice}. */
export interface ResultNoticeProps {
  /** What became of what was sent; undefined while nothing was. */
  result: Result<unknown> | undefined;
  /** What is said when it was done. */
  done: string;
  /** What is shown where somebody else has stored something meanwhile. @default nobody else can */
  conflict?: ReactNode;
}

function FailureNote({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const unreachable = t`The server does not respond. Nothing was changed; try again in a moment.`;
  // What the service says of wrong fields is for programs; the fields say it to members.
  const isMarked = wrongFields(failure).length > 0 || wrongParameters(failure).length > 0;
  return (
    <div className={`${css.notice} ${css.part}`} data-tone="negative">
      <p>{isMarked ? t`Correct what is marked.` : (failureMessage(failure) ?? unreachable)}</p>
      {isLoginNeeded(failure) && (
        // In another window, so that what was written stays.
        <div className={css.actions}>
          <LinkButton href={loginPath(pathname + search)} variant="secondary" newWindow>
            {t`Log in`}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** Says what became of what a member sent, in a region that is there before. */
export function ResultNotice({ result, done, conflict }: ResultNoticeProps) {
  return (
    <div className={css.outcome} role={result?.ok === false ? 'alert' : 'status'}>
      {result?.ok && (
        <p className={css.notice} data-tone="positive">
          {done}
        </p>
      )}
      {result?.ok === false && (isConflict(result) ? conflict : <FailureNote failure={result.failure} />)}
    </div>
  );
}
