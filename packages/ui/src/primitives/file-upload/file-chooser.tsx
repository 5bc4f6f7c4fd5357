'use client';

import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../button/index.ts';
import { FieldError } from '../field/index.ts';
import * as field from '../field/field.css.ts';
import { chooserMessages } from './file-chooser.messages.ts';
import * as css from './file-upload.css.ts';
import type { FileUploadProps } from './file-upload.tsx';

/** Props of {@link FileChooser}. */
export interface FileChooserProps extends Pick<FileUploadProps, 'label' | 'accept' | 'maxFiles' | 'hint' | 'error'> {
  /** The visitor reaches for it: time to fetch the control that sends files. */
  onIntent: () => void;
  /** Files were chosen or dropped; nothing of them is checked. */
  onChoose: (files: readonly File[]) => void;
}

/**
 * The place for files as it looks before any was chosen. It stands in for a {@link FileUpload} that is fetched only once
 * somebody adds a file: the browser's own dialog opens at once, and what was chosen is handed on as `chosen`.
 */
export const FileChooser = ({ label, accept, maxFiles = 1, hint, error, onIntent, onChoose }: FileChooserProps) => {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragging, setDragging] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDragging(true);
    onIntent();
  };
  const choose = (files: FileList | null) => files && files.length > 0 && onChoose([...files]);
  return (
    <div
      className={css.frame}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <div
        className={css.zone}
        data-part="dropzone"
        data-dragging={isDragging ? '' : undefined}
        data-invalid={error ? '' : undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDragging(false);
          choose(event.dataTransfer.files);
        }}
      >
        <Button
          variant="secondary"
          className={css.button}
          onClick={() => {
            onIntent();
            input.current?.click();
          }}
        >
          {t(maxFiles === 1 ? chooserMessages.chooseOne : chooserMessages.chooseSome)}
        </Button>
        <span className={css.dragWords}>{t(chooserMessages.drag)}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={maxFiles > 1}
        accept={accept?.join(',')}
        onChange={({ target }) => choose(target.files)}
      />
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
