import { useLingui } from '@lingui/react/macro';
import { Button } from '@millwright/ui/button';
import { focusFirstInvalid } from '@millwright/ui/field';
import { useEffect, useRef, type ReactNode, type Ref, type SubmitEvent } from 'react';
import * as css from './page.css.ts';

/** Props of {@link SaveForm}. */
export interface SaveFormProps {
  /** What is stored, for those who hear the page. */
  label: string;
  isSaving: boolean;
  /** For what is stored by another button. */
  ref?: Ref<HTMLFormElement>;
  /** Stores what the form says. Not called while it is being stored. */
  onSave: () => void;
  /** Fields and notices. */
  children: ReactNode;
}

/** A form of the supplier site that stores facts. What was refused takes the focus. */
export function SaveForm({ label, isSaving, ref, onSave, children }: SaveFormProps) {
  const { t } = useLingui();
  const submitted = useRef<HTMLFormElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    submitted.current = event.currentTarget;
    onSave();
  };
  useEffect(() => {
    if (!isSaving) focusFirstInvalid(submitted.current);
  }, [isSaving]);
  return (
    <form ref={ref} className={css.wideForm} aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      <div className={css.actions}>
        <Button type="submit" loading={isSaving}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
