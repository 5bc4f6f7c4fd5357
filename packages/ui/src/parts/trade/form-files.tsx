'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ENQUIRY_LIMITS, UPLOAD_MAX_BYTES } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useIsHydrated } from '../../foundations/use-is-hydrated.ts';
import { FileChooser } from '../../primitives/file-upload/file-chooser.tsx';
import { fileSize } from '../../primitives/file-upload/file-size.ts';
import type { FileUploadProps, SendFile } from '../../primitives/file-upload/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import * as css from './form-files.css.ts';
import { filesIn, listText, type StoredFile } from './list-fields.ts';

/**
 * What a drawing or an image may be: the types that the server takes, as endings, for STEP and DXF have no MIME type.
 */
const fileTypes = ['.pdf', '.step', '.stp', '.dxf', '.png', '.jpg', '.jpeg', '.webp'] as const;

/** Copy of the files of a form. */
const messages = {
  files: msg`Files`,
  hint: msg`Drawings and images: PDF, STEP, DXF, PNG, JPEG or WebP, up to 10 MB each, five at most`,
  coming: msg`Files are still being sent. Wait for them, or remove them.`,
  gone: msg`Files cannot be added right now. Send it without them, or load the page again.`,
} as const;

type UploadControl = ComponentType<FileUploadProps>;

/**
 * Fetches the control that sends files once somebody reaches for it: most enquiries and messages have none. Until it is
 * here, and as long as no file was chosen, a plain button is in its place.
 */
const useUploadControl = () => {
  const [control, setControl] = useState<UploadControl | 'gone' | null>(null);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const fetching = useRef<Promise<void>>(undefined);
  const load = () => {
    fetching.current ??= import('../../primitives/file-upload/file-upload.tsx').then(
      ({ FileUpload }) => setControl(() => FileUpload),
      () => setControl('gone'),
    );
  };
  const choose = (files: readonly File[]) => {
    load();
    setChosen((before) => [...before, ...files]);
  };
  return { control, chosen, load, choose };
};

/** Tells how many files are on their way, and what those are called that have arrived. */
const useWatchedFiles = (sendFile: SendFile, onPendingChange: (count: number) => void) => {
  const pending = useRef(0);
  const arrived = useRef(new Map<string, StoredFile>());
  const send: SendFile = async (file, options) => {
    const change = (by: number) => onPendingChange((pending.current += by));
    let isOver = false;
    const end = () => {
      if (!isOver) change(-1);
      isOver = true;
    };
    change(1);
    options.signal.addEventListener('abort', end);
    try {
      const outcome = await sendFile(file, options);
      if (outcome.status === 'stored')
        arrived.current.set(outcome.id, { id: outcome.id, name: file.name, bytes: file.size });
      return outcome;
    } finally {
      end();
    }
  };
  return { send, arrived };
};

/** Props of {@link FormFiles}. */
export interface FormFilesProps {
  /** The field that holds the stored files: JSON of {@link StoredFile}. */
  text: string;
  /** That field at the moment: files arrive long after the render in which they were chosen. */
  textNow: () => string;
  /** Another set of files is stored. */
  onChange: (text: string) => void;
  /** What is wrong with them; null for nothing. */
  error: string | null;
  /** Sends a file: the transport of the host. */
  sendFile: SendFile;
  /** Another number of files is on its way. */
  onPendingChange: (count: number) => void;
  /** The visitor wants to send the form while files are on their way. */
  isWaiting: boolean;
}

/** The files of a form: those of a draft, which are stored already, and those that are added now. */
export const FormFiles = (props: FormFilesProps) => {
  const { text, textNow, onChange, error, sendFile, onPendingChange, isWaiting } = props;
  const { t } = useLingui();
  const { control: Upload, chosen, load, choose } = useUploadControl();
  // Without scripts nothing could be chosen.
  const isHydrated = useIsHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const isReady = Upload !== null && Upload !== 'gone' && chosen.length > 0;
  const hadFocus = useRef(false);
  // The button that was pressed is another one now. Who has gone on meanwhile stays there.
  useEffect(() => {
    if (!isReady || !hadFocus.current || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('[data-part="dropzone"] button')?.focus();
  }, [isReady]);
  const { send, arrived } = useWatchedFiles(sendFile, onPendingChange);
  const isStored = ({ id }: StoredFile) => !arrived.current.has(id);
  const stored = filesIn(text).filter(isStored);
  const onStored = (ids: readonly string[]) =>
    onChange(listText([...filesIn(textNow()).filter(isStored), ...ids.flatMap((id) => arrived.current.get(id) ?? [])]));
  const remove = (id: string) => onChange(listText(filesIn(text).filter((file) => file.id !== id)));
  const room = ENQUIRY_LIMITS.uploads - stored.length;
  const place = {
    label: t(messages.files),
    accept: fileTypes,
    maxFiles: room,
    hint: t(messages.hint),
    error: isWaiting ? t(messages.coming) : error,
  };
  return (
    <div ref={frame} className={css.files}>
      {Upload === 'gone' && <p className={css.hint}>{t(messages.gone)}</p>}
      {isReady && room > 0 && (
        <Upload {...place} send={send} onStoredChange={onStored} maxSize={UPLOAD_MAX_BYTES} chosen={chosen} />
      )}
      {isHydrated && !isReady && Upload !== 'gone' && room > 0 && (
        <FileChooser
          {...place}
          onIntent={load}
          onChoose={(files) => {
            hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
            choose(files);
          }}
        />
      )}
      {stored.length > 0 && (
        <ul className={css.stored} aria-label={t(messages.files)}>
          {stored.map((file) => (
            <UploadedFile key={file.id} file={file} onRemove={() => remove(file.id)} />
          ))}
        </ul>
      )}
    </div>
  );
};

const UploadedFile = ({ file: { name, bytes }, onRemove }: { file: StoredFile; onRemove: () => void }) => {
  const { t } = useLingui();
  const { lang } = useEdition();
  return (
    <li className={css.storedFile}>
      <span className={css.storedName}>{name}</span>
      <span className={css.storedSize}>{fileSize(bytes, lang)}</span>
      <IconButton icon="close" size="small" label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  );
};
