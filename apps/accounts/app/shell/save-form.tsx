import { useLingui } from '@lingui/react/macro';
import { Button } from '@millwright/ui/button';
import { focusFirstInvalid } from '@millwright/ui/field';
import { useEffect, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import * as css from './page.css.ts';

/** Props of {@link SaveForm}. */
export interface SaveFormProps {
  /** What is stored, for those who hear the page. */
  label: string;
  isSaving: boolean;
  /** Its element, whose fields are read. */
  ref: RefObject<HTMLFormElement | null>;
  /** Stores what the form says. Not called while it is being stored. */
  onSave: () => void;
  /** Fields and notices. */
  children: ReactNode;
}

/** A form of the supplier site that stores facts. What was refused takes the focus. */
export function SaveForm({ label, isSaving, ref, onSave, children }: SaveFormProps) {
  const { t } = useLingui();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  useEffect(() => {
    if (!isSaving) focusFirstInvalid(ref.current);
  }, [isSaving, ref]);
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
