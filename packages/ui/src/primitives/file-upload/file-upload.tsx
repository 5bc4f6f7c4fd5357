'use client';

import { FileUpload as Ark, useFileUploadContext } from '@ark-ui/react/file-upload';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useId, useRef } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Button } from '../button/index.ts';
import { FieldError } from '../field/index.ts';
import * as field from '../field/field.css.ts';
import { leaveLine, moveFocus } from '../field/move-focus.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { InLocale } from '../floating/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { fileSize } from './file-size.ts';
import { chooserMessages } from './file-chooser.messages.ts';
import * as css from './file-upload.css.ts';
import { useUploads, type Refusal, type SendFile, type Upload } from './use-uploads.ts';

/** Props of {@link FileUpload}. */
export interface FileUploadProps {
  /** What is handed in; the control's name. */
  label: string;
  /** Sends one file: the transport of the host. */
  send: SendFile;
  /** Another set of files is stored; their ids. */
  onStoredChange?: (ids: string[]) => void;
  /** Types that are taken, as MIME types or endings: `['application/pdf', '.step']`. @default any */
  accept?: readonly string[];
  /** The greatest size of a file in bytes. @default any */
  maxSize?: number;
  /** How many files at most. @default 1 */
  maxFiles?: number;
  /** The field's name in the form; each stored id is submitted under it. */
  name?: string;
  /** Says which types and sizes are taken. */
  hint?: string;
  /** What is wrong; announced when it appears. */
  error?: string | null;
  /** Nothing can be handed in. @default false */
  disabled?: boolean;
  /** Files that were chosen before this control was here: they are handed in when it appears. @default none */
  chosen?: readonly File[];
}

/** Copy of the file upload. */
const messages = {
  zone: msg`Place for files`,
  cancel: (file: string) => msg`Cancel ${file}`,
  remove: (file: string) => msg`Remove ${file}`,
  retry: (file: string) => msg`Send ${file} again`,
  sending: (percent: number) => msg`Sending, ${percent} %`,
  done: msg`Uploaded`,
  failed: msg`It could not be sent. Try again.`,
  refused: {
    type: msg`Files of this type are not taken`,
    size: msg`The file is too large`,
    count: msg`There are too many files`,
    other: msg`The file is not taken`,
  },
  said: {
    done: (file: string) => msg`${file} was uploaded`,
    failed: (file: string) => msg`${file} could not be sent`,
  },
} as const;

const refusals: Readonly<Record<string, Refusal>> = {
  FILE_INVALID_TYPE: 'type',
  FILE_TOO_LARGE: 'size',
  TOO_MANY_FILES: 'count',
};

interface UploadLineProps extends Pick<FileUploadProps, 'name'> {
  upload: Upload;
  onRetry: () => void;
  onRemove: (line: Element) => void;
}

/** A file with how far it is. */
const UploadLine = ({ upload, name, onRetry, onRemove }: UploadLineProps) => {
  const { t } = useLingui();
  const { lang } = useEdition();
  const stateText = (state: Upload['state']): string => {
    if (state.name === 'sending') return t(messages.sending(Math.round(state.share * 100)));
    if (state.name === 'done') return t(messages.done);
    if (state.name === 'failed') return state.reason ?? t(messages.failed);
    return t(messages.refused[state.why]);
  };

  const { file, state } = upload;
  const label = state.name === 'sending' ? messages.cancel : messages.remove;
  return (
    <li className={css.file} data-state={state.name}>
      <span className={css.name}>{file.name}</span>
      <span className={css.size}>{fileSize(file.size, lang)}</span>
      <span>
        {state.name === 'failed' && (
          <IconButton
            icon="refresh"
            size="small"
            className={css.action}
            label={t(messages.retry(file.name))}
            onClick={({ currentTarget }) => {
              moveFocus(currentTarget, currentTarget.nextElementSibling);
              onRetry();
            }}
          />
        )}
        <IconButton
          icon="close"
          size="small"
          className={css.action}
          label={t(label(file.name))}
          onClick={({ currentTarget }) => onRemove(currentTarget.closest('li')!)}
        />
      </span>
      {state.name === 'sending' && <progress className={css.bar} value={state.share} max={1} aria-label={file.name} />}
      <span className={css.state}>{stateText(state)}</span>
      {name !== undefined && state.name === 'done' && <input type="hidden" name={name} value={state.id} />}
    </li>
  );
};

/** Hands in what was chosen before, once, by the same checks as what is chosen now. */
const ChosenBefore = ({ files }: { files: readonly File[] }) => {
  const { setFiles } = useFileUploadContext();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    setFiles([...files]);
  }, [files, setFiles]);
  return null;
};

/** Says to those who hear the page what became of the last file that was sent, and of the last that was refused. */
const Said = ({ uploads }: { uploads: readonly Upload[] }) => {
  const { t } = useLingui();
  const last = uploads.findLast(({ state }) => state.name === 'done' || state.name === 'failed');
  const refused = uploads.flatMap(({ file, state }) =>
    state.name === 'refused' ? [`${file.name} · ${t(messages.refused[state.why])}`] : [],
  );
  return (
    <p className={visuallyHidden} role="status">
      {last?.state.name === 'done' && t(messages.said.done(last.file.name))}
      {last?.state.name === 'failed' && t(messages.said.failed(last.file.name))}
      {refused.length > 0 && <span> {refused.at(-1)}</span>}
    </p>
  );
};

/**
 * Files that are chosen or dragged here and sent at once, each with its progress. `send` is the host's; a file that
 * could not be sent stays and can be sent again. Each file has `data-state`: `sending`, `done`, `failed`, `refused`.
 */
export const FileUpload = (props: FileUploadProps) => {
  const { label, send, onStoredChange, accept, maxSize, maxFiles = 1, name, hint, error, disabled, chosen } = props;
  const { t } = useLingui();
  const id = useId();
  const { uploads, add, remove, retry } = useUploads(send, (ids) => onStoredChange?.(ids));
  const frame = useFormReset<HTMLDivElement>(() => remove(...uploads.map(({ key }) => key)));
  const taken = uploads.filter(({ state }) => state.name !== 'refused').map(({ file }) => file);

  return (
    <InLocale>
      <Ark.Root
        ref={frame}
        className={css.frame}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        ids={{ label: `${id}-label` }}
        maxFiles={maxFiles}
        invalid={Boolean(error)}
        translations={{ dropzone: t(messages.zone) }}
        acceptedFiles={taken}
        onFileChange={({ acceptedFiles, rejectedFiles }) =>
          add(
            acceptedFiles.filter((file) => !taken.includes(file)),
            rejectedFiles.map(({ file, errors }) => ({ file, why: refusals[errors[0] ?? ''] ?? 'other' })),
          )
        }
        {...(accept && { accept: [...accept] as never })}
        {...(maxSize !== undefined && { maxFileSize: maxSize })}
        {...{ disabled }}
      >
        <Ark.Label className={field.label}>{label}</Ark.Label>
        <Ark.Dropzone className={css.zone} disableClick role="group">
          <Ark.Trigger asChild>
            <Button variant="secondary" className={css.button} disabled={disabled}>
              {t(maxFiles === 1 ? chooserMessages.chooseOne : chooserMessages.chooseSome)}
            </Button>
          </Ark.Trigger>
          <span className={css.dragWords}>{t(chooserMessages.drag)}</span>
        </Ark.Dropzone>
        <Ark.HiddenInput />
        {chosen && chosen.length > 0 && <ChosenBefore files={chosen} />}
        {hint && (
          <p id={`${id}-hint`} className={field.hint}>
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
        {uploads.length > 0 && (
          <ul className={css.list}>
            {uploads.map((upload) => (
              <UploadLine
                key={upload.key}
                upload={upload}
                name={name}
                onRetry={() => retry(upload)}
                onRemove={(line) => {
                  leaveLine(line, frame.current?.querySelector('button'));
                  remove(upload.key);
                }}
              />
            ))}
          </ul>
        )}
        <Said uploads={uploads} />
      </Ark.Root>
    </InLocale>
  );
};
