import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { uploadProductTable, wrongTable } from '@millwright/api-client';
import { TABLE_BYTES_MAX, type Id, type TableMistake, type TableProblem } from '@millwright/domain';
import { languageOf } from '@millwright/i18n/editions';
import { FileUpload, type SendFile } from '@millwright/ui/file-upload';
import { Table, type TableColumn } from '@millwright/ui/table';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomeOf, type Outcome } from '../runtime/calls.ts';
import { useServices } from '../runtime/services.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import * as css from './page.css.ts';

/** What is wrong, in words. @param both How words in both languages are written. */
const mistakesIn = (both: string): Readonly<Record<TableMistake, MessageDescriptor>> => ({
  noTable: msg`This is no CSV table: a quotation mark is missing or out of place, or it is another kind of file`,
  tooManyRows: msg`There are more than 500 rows`,
  noIdColumn: msg`The column “id” is missing`,
  unknownColumn: msg`There is no such column; its name or its unit was changed`,
  columnTwice: msg`The column is there twice`,
  tooManyCells: msg`The row has more cells than the table has columns`,
  unknownProduct: msg`You have no product with this id`,
  productTwice: msg`The product is there twice`,
  noTitle: msg`A product needs a name in one of the languages`,
  tooLong: msg`The text is too long`,
  changedMeanwhile: msg`Somebody has changed this product since you downloaded the table: download it again`,
  noNumber: msg`This is no number; write 3000, 30..120, ..40 or 11.., without commas`,
  noValue: msg`There is no value`,
  lowAboveHigh: msg`The least value is above the highest`,
  noChoice: msg`This is none of the choices`,
  noWords: msg`This cannot be read; write ${both}, at most 500 characters each`,
  tooManyParameters: msg`The product would have more than 60 parameters`,
});

interface Report {
  problems: readonly TableProblem[];
  total: number;
}

/** What is wrong in a table, by line and column. */
function Mistakes({ problems, total }: Report) {
  const { i18n, t } = useLingui();
  const mistakes = mistakesIn(`${languageOf('en').name}|${languageOf('cn').name}`);
  const columns: TableColumn<TableProblem>[] = [
    { id: 'line', header: t`Line`, align: 'end', cell: ({ line }) => line },
    { id: 'column', header: t`Column`, cell: ({ column }) => column || '–' },
    { id: 'mistake', header: t`What is wrong`, rowHeader: true, cell: ({ mistake }) => i18n._(mistakes[mistake]) },
    { id: 'value', header: t`What stands there`, cell: ({ value }) => value || '–' },
  ];
  const caption = t`${plural(total, { one: '# mistake', other: '# mistakes' })}. Nothing was changed.`;
  return (
    <>
      <p className={css.notice} data-tone="negative">
        {caption}
      </p>
      <Table
        caption={caption}
        hideCaption
        columns={columns}
        rows={problems}
        rowId={({ line, column, mistake }) => `${line} ${column} ${mistake}`}
        maxHeight="30rem"
      />
      {total > problems.length && <p className={css.faint}>{t`The first 100 mistakes are listed.`}</p>}
    </>
  );
}

/** What became of a table that was sent. */
type Sent =
  | { status: 'done'; rows: number; changed: number }
  | { status: 'wrong'; report: Report }
  | { status: 'failed'; outcome: Outcome };

/** Takes a table of products, and says what is wrong in it. */
export function TableUpload({ supplier }: { supplier: Id }) {
  const { t } = useLingui();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent>();
  // Each file is sent once: a corrected one is chosen again.
  const [round, setRound] = useState(0);
  const send: SendFile = async (file, { signal }) => {
    setSent(undefined);
    const result = await uploadProductTable(client, supplier, file, { signal });
    if (signal.aborted) return { status: 'failed' };
    setRound((before) => before + 1);
    if (result.ok) {
      setSent({ status: 'done', ...result.value });
      void revalidate();
      return { status: 'stored', id: file.name };
    }
    const report = wrongTable(result.failure);
    setSent(report ? { status: 'wrong', report } : { status: 'failed', outcome: outcomeOf(result) });
    return { status: 'failed' };
  };
  const done = sent?.status === 'done' ? sent : null;
  return (
    <>
      <FileUpload
        key={round}
        label={t`Send a changed table`}
        hint={t`CSV of at most 1 MB and 500 rows. Nothing is changed unless all of it is right.`}
        accept={['.csv', 'text/csv']}
        maxSize={TABLE_BYTES_MAX}
        send={send}
      />
      <OutcomeNotice
        outcome={done ? { status: 'done' } : sent?.status === 'failed' ? sent.outcome : undefined}
        done={t`${plural(done?.rows ?? 0, { one: '# product was read', other: '# products were read' })}, ${plural(
          done?.changed ?? 0,
          { one: '# was changed', other: '# were changed' },
        )}.`}
      />
      <div role="alert" className={`${css.part} ${css.outcome}`}>
        {sent?.status === 'wrong' && <Mistakes {...sent.report} />}
      </div>
    </>
  );
}
