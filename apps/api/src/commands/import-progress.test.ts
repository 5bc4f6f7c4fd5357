import { expect, it } from 'vitest';
import { createImportProgress } from './import-progress.ts';

/** What is written for calls that come every 60 ms. */
function progressIn(isTerminal: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = createImportProgress({
    isTerminal,
    write: (text) => void written.push(text),
    now: () => (time += 60),
  });
  return { progress, written };
}

it('a terminal shows bars with a total where it is known, ten times a second at most', () => {
  const { progress, written } = progressIn(true);
  progress.records(1, null);
  progress.records(2, 200);
  progress.records(50, 200);
  progress.media(1, null);
  progress.media(79, 158);
  progress.media(158, 158);
  progress.end();
  expect(written).toEqual([
    '\r\u001b[K1 records',
    '\r\u001b[K[##--------] 50 of 200 records',
    '\r\u001b[K[##--------] 50 of 200 records, [#####-----] 79 of 158 media',
    '\r\u001b[K',
  ]);
});

it('elsewhere there is a line now and then', () => {
  const { progress, written } = progressIn(false);
  for (let at = 1; at <= 250; at += 1) progress.records(at, at < 150 ? null : 250);
  for (let at = 1; at <= 60; at += 1) progress.media(at, at < 30 ? null : 60);
  progress.end();
  expect(written).toEqual([
    '100 records …\n',
    '[########--] 200 of 250 records …\n',
    '25 media …\n',
    '[########--] 50 of 60 media …\n',
  ]);
});

it('counts that go beyond what was expected fill the bar, and so does nothing of nothing', () => {
  const { progress, written } = progressIn(true);
  progress.records(12, 10);
  progress.media(0, 0);
  progress.media(0, 0);
  expect(written.at(-1)).toBe('\r\u001b[K[##########] 12 of 10 records, [##########] 0 of 0 media');
});
