'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { createFormDraft, useMemberForm } from '../../behaviours/member-form/index.ts';
import { Field, focusFirstInvalid } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { FormFrame } from '../../parts/form/index.ts';
import { FormFiles, useFilesFirst } from '../../parts/trade/index.ts';
import * as css from './enquiry-thread.css.ts';
import { messages, problemTexts } from './enquiry-thread.messages.ts';
import type { EnquiryThreadProps } from './enquiry-thread.types.ts';
import {
  checkMessage,
  emptyMessage,
  MESSAGE_LENGTH,
  messageDraftKey,
  messageFields,
  messageOf,
  type MessageField,
} from './message-fields.ts';

/** Props of {@link MessageComposer}. */
export interface MessageComposerProps extends Pick<
  EnquiryThreadProps,
  'thread' | 'onSend' | 'sendFile' | 'draftStorage' | 'clock'
> {
  /** The name of the other side. */
  other: string;
}

/** The form of a message: it begins again, with the focus in it, once one was sent. */
const useMessage = ({ thread, onSend, draftStorage, clock }: MessageComposerProps) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  const [draft] = useState(() =>
    createFormDraft<MessageField>(messageDraftKey(thread.id), messageFields, draftStorage),
  );
  const form = useMemberForm<MessageField>(
    'threadMessage',
    {
      empty: emptyMessage,
      check: checkMessage,
      onSend: async (values, key) => {
        const outcome = await onSend(messageOf(values), key);
        if (outcome.status === 'sent') setSent((count) => count + 1);
        return outcome;
      },
      draft,
      clock,
    },
    () => focusFirstInvalid(formRef.current),
  );
  const { state, actor } = form;
  useEffect(() => {
    if (state !== 'sent') return;
    actor.send({ type: 'FORM.RESTARTED' });
    formRef.current?.querySelector('textarea')?.focus();
  }, [state, actor]);
  return { form, formRef, sent };
};

/** Writes a message. What could not be sent stays, and is sent again by the same button. */
export const MessageComposer = (props: MessageComposerProps) => {
  const { other, sendFile } = props;
  const { t } = useLingui();
  const { form, formRef, sent } = useMessage(props);
  const { onSubmit, ...files } = useFilesFirst(form.onSubmit);
  const { state, values, problems, change, actor } = form;
  const errorOf = (field: MessageField) => (problems[field] ? t(problemTexts[field][problems[field]]) : null);
  return (
    <div className={css.composer}>
      <FormFrame
        form={{ ...form, onSubmit }}
        formRef={formRef}
        label={t`Message to ${other}`}
        submit={t(messages.send)}
        membersOnly={t(messages.membersOnly)}
      >
        <Field label={t(messages.message)} hint={t(messages.messageHint)} error={errorOf('text')} required>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              value={values.text}
              onChange={({ target }) => change({ text: target.value })}
              maxLength={MESSAGE_LENGTH}
              leftText={(count) => t`Characters left: ${count}`}
              rows={4}
              dir="auto"
            />
          )}
        </Field>
        {sendFile && (
          <FormFiles
            // The files of the next message are others.
            key={sent}
            {...files}
            text={values.uploads}
            textNow={() => actor.snapshot().context.values.uploads}
            onChange={(uploads) => change({ uploads })}
            error={errorOf('uploads')}
            sendFile={sendFile}
          />
        )}
      </FormFrame>
      <p className={css.sent} role="status">
        {sent > 0 && state === 'untouched' && t(messages.sent)}
      </p>
    </div>
  );
};
