import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@millwright/ui/button';
import * as css from './page.css.ts';
import { ResultNotice, type ResultNoticeProps } from './result-notice.tsx';

/** Props of {@link SaveNotice}. */
export interface SaveNoticeProps extends Pick<ResultNoticeProps, 'result' | 'done'> {
  /** The page on which is seen what is stored now. */
  pageHref: string;
  /** Stores what the form says in place of what somebody else has stored. */
  onSaveAnyway: () => void;
}

/** Says what became of what was to be stored. Where somebody was faster, it asks. */
export function SaveNotice({ result, done, pageHref, onSaveAnyway }: SaveNoticeProps) {
  const { t } = useLingui();
  const conflict = (
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
  );
  return <ResultNotice result={result} done={done} conflict={conflict} />;
}
