import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { createImportReport } from './import-report.ts';

it('the file holds refused records and the hosts of media too, which the command has reported already', async () => {
  const report = createImportReport();
  report.block(1, 'One', { block: 'columns', what: 'its columns stand below one another' });
  report.bad(2, 'its date “some day” is none');
  report.linked(['https://cdn.example.com']);
  expect(report.summary()).toBe('1 columns');
  expect(report.lines()).toEqual(['Record 1 “One”: columns: its columns stand below one another']);
  const file = join(mkdtempSync(join(inject('runFolder'), 'report-')), 'report.csv');
  await report.write(file);
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([
    'record,title,block or URL,what happened',
    '1,One,columns,its columns stand below one another',
    '2,,record,it was refused: its date “some day” is none',
    ',,https://cdn.example.com,its media stay there: pages load them from it',
    '',
  ]);
});
