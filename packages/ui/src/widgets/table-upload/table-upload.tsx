'use client';

import { useLingui } from '@lingui/react/macro';
import { TABLE_BYTES_MAX, type TableProblem } from '@millwright/domain';
import { languageOf } from '@millwright/i18n/editions';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { FileUpload, type SendFile } from '../../primitives/file-upload/index.ts';
import { Table, type TableColumn } from '../../primitives/table/index.ts';
import { formStyles } from '../../parts/form/index.ts';
import * as css from './table-upload.css.ts';
import { messages, mistakesIn } from './table-upload.messages.ts';
import type { TableOutcome, TableUploadProps } from './table-upload.types.ts';

type Report = Extract<TableOutcome, { status: 'wrong' }>;

/** What is wrong in a table, by line and column. */
const Mistakes = ({ problems, total }: Report) => {
  const { t } = useLingui();
  const edition = useEdition();
  const mistakes = mistakesIn(`${languageOf('en').name}|${languageOf('cn').name}`);
  const columns: TableColumn<TableProblem>[] = [
    { id: 'line', header: t(messages.line), align: 'end', cell: ({ line }) => formatPlace(line, edition) },
    { id: 'column', header: t(messages.column), cell: ({ column }) => column || '–' },
    { id: 'mistake', header: t(messages.mistake), rowHeader: true, cell: ({ mistake }) => t(mistakes[mistake]) },
    { id: 'value', header: t(messages.value), cell: ({ value }) => value || '–' },
  ];
  const caption = t(messages.wrong(total));
  return (
    <>
      <div className={formStyles.note} data-tone="negative">
        <p>{caption}</p>
      </div>
      <Table
        caption={caption}
        hideCaption
        columns={columns}
        rows={problems}
        rowId={({ line, column, mistake }) => `${line} ${column} ${mistake}`}
        maxHeight="30rem"
      />
      {total > problems.length && <p>{t(messages.more(problems.length))}</p>}
    </>
  );
};

/**
 * Gives the focus back to the button that chooses a file, where it was within what another round replaces.
 *
 * @returns to be called before the next round
 */
const useFocusBack = (frame: RefObject<HTMLElement | null>, round: number): (() => void) => {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current) frame.current?.querySelector<HTMLElement>('button')?.focus();
    hadFocus.current = false;
  }, [frame, round]);
  return () => {
    hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
  };
};

/**
 * Takes a table of products back as CSV, all of it or nothing, and says by line and column what is wrong in it. A
 * corrected file is chosen again. `data-state` is what became of the last one: `stored`, `wrong`, `failed`.
 */
export const TableUpload = ({ send }: TableUploadProps) => {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<TableOutcome>();
  // Each file is sent once, so that the place is free for a corrected one.
  const [round, setRound] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusBack(frame, round);
  const sendFile: SendFile = async (file, { signal }) => {
    setOutcome(undefined);
    const result = await send(file, { signal }).catch((): TableOutcome => ({ status: 'failed' }));
    if (signal.aborted) return { status: 'failed' };
    rememberFocus();
    setRound((before) => before + 1);
    setOutcome(result);
    return { status: 'stored', id: file.name };
  };
  const stored = outcome?.status === 'stored' ? outcome : null;
  return (
    <div ref={frame} className={css.root} data-state={outcome?.status}>
      <FileUpload
        key={round}
        label={t(messages.label)}
        hint={t(messages.hint)}
        accept={['.csv', 'text/csv']}
        maxSize={TABLE_BYTES_MAX}
        send={sendFile}
      />
      <div className={formStyles.notes} role="status">
        {stored && (
          <div className={formStyles.note} data-tone="positive">
            <p>{t(messages.stored(stored.rows, stored.changed))}</p>
          </div>
        )}
      </div>
      <div className={formStyles.notes} role="alert">
        {outcome?.status === 'failed' && (
          <div className={formStyles.note} data-tone="negative">
            <p className={formStyles.text}>{outcome.message ?? t(messages.unreachable)}</p>
          </div>
        )}
        {outcome?.status === 'wrong' && <Mistakes {...outcome} />}
      </div>
    </div>
  );
};
