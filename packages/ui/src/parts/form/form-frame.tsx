'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode, type RefObject } from 'react';
import type { MemberForm } from '../../behaviours/member-form/index.ts';
import { useSharedActions, useSharedState } from '../../behaviours/session/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { focusFirstControl } from '../../primitives/field/index.ts';
import { FormFailure, FormNotes } from './form-notes.tsx';
import * as css from './form-parts.css.ts';

const needsScript = msg`This form needs JavaScript.`;

/** How a form is sent without JavaScript: as a POST of the browser. */
interface FormPosting {
  /** Own path that takes it. */
  action: string;
  /** What is sent next to the fields, by name. */
  fields: Readonly<Record<string, string>>;
  /** Says what such a form lacks. */
  note: string;
}

/** Props of {@link FormFrame}. */
export interface FormFrameProps<Field extends string> {
  /** The form that is sent. */
  form: MemberForm<Field>;
  /** Its element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** Its name. */
  label: string;
  /** What its button says. */
  submit: string;
  /** Buttons next to the one that sends. @default none */
  further?: ReactNode;
  /** Says to visitors that members send it. */
  membersOnly: string;
  /** Where the browser sends it by itself, without JavaScript. @default it needs JavaScript */
  posting?: FormPosting | undefined;
  /** Its fields. */
  children: ReactNode;
  /** What helps to fill them in: next to them where there is room, else below them. @default nothing */
  aside?: ReactNode;
}

/** What is around the fields of a form that members send: notes above, and below what went wrong and the button. */
export const FormFrame = <Field extends string>(props: FormFrameProps<Field>) => {
  const { form, formRef, label, submit, further, membersOnly, posting, children, aside } = props;
  const { state, problems, failure, actor } = form;
  const { t } = useLingui();
  const id = useId();
  const { openLoginDialog } = useSharedActions();
  const isMember = useSharedState(({ member }) => member !== null);
  const discard = () => {
    actor.send({ type: 'DRAFT.DISCARDED' });
    focusFirstControl(formRef.current);
  };
  return (
    // Sent by its machine: without one, no method puts the texts into a URL.
    <form
      ref={formRef}
      className={aside ? css.wideForm : css.form}
      data-state={state}
      method={posting ? 'post' : 'dialog'}
      action={posting?.action}
      noValidate
      aria-label={label}
      onSubmit={form.onSubmit}
    >
      {Object.entries(posting?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={aside ? css.columns : css.fields}>
        <div className={css.fields}>
          <FormNotes restored={state === 'restored'} onDiscard={discard} />
          {children}
        </div>
        {aside && <div className={css.aside}>{aside}</div>}
        <div className={css.fields}>
          <FormFailure
            failure={failure}
            wrong={Object.keys(problems).length}
            onLogin={state === 'loginNeeded' ? openLoginDialog : undefined}
          />
          <div className={css.foot}>
            <Button
              type="submit"
              variant="signal"
              size="large"
              id={`${id}-submit`}
              data-js=""
              loading={state === 'sending'}
            >
              {submit}
            </Button>
            {further}
            {!isMember && state !== 'loginNeeded' && <p className={css.help}>{membersOnly}</p>}
            <noscript>{posting?.note ?? t(needsScript)}</noscript>
          </div>
        </div>
      </div>
    </form>
  );
};
