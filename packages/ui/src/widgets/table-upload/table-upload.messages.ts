import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { TableMistake } from '@millwright/domain';

/** Copy of the table upload. */
export const messages = {
  label: msg`Send a changed table`,
  hint: msg`CSV of at most 1 MB and 500 rows. Nothing is changed unless all of it is right.`,
  line: msg`Line`,
  column: msg`Column`,
  mistake: msg`What is wrong`,
  value: msg`What stands there`,
  wrong: (total: number) => msg`${plural(total, { one: '# mistake', other: '# mistakes' })}. Nothing was changed.`,
  more: (count: number) => msg`The first ${count} mistakes are listed.`,
  stored: (rows: number, changed: number) =>
    msg`${plural(rows, { one: '# product was read', other: '# products were read' })}, ${plural(changed, {
      one: '# was changed',
      other: '# were changed',
    })}.`,
  unreachable: msg`The server does not respond. Nothing was changed; try again in a moment.`,
} as const;

/** What is wrong, in words. @param both how words in both languages are written */
export const mistakesIn = (both: string): Readonly<Record<TableMistake, MessageDescriptor>> => ({
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
  wrongSearchKeywords: msg`At most 30 phrases, each of 60 characters at most`,
  changedMeanwhile: msg`Somebody has changed this product since you downloaded the table: download it again`,
  noNumber: msg`This is no number; write 3000, 30..120, ..40 or 11.., without commas`,
  noValue: msg`There is no value`,
  lowAboveHigh: msg`The least value is above the highest`,
  noChoice: msg`This is none of the choices`,
  noWords: msg`This cannot be read; write ${both}, at most 500 characters each`,
  tooManyParameters: msg`The product would have more than 60 parameters`,
});
