import { describe, expect, it } from 'vitest';
import {
  countByStatus,
  filtered,
  withResults,
  type RequirementGroup,
  type Results,
} from '../requirements/requirement-status.ts';

const groups: RequirementGroup[] = [
  {
    id: 'AA',
    title: 'Doors',
    lines: [
      { id: 'AA-01', text: 'It opens', tests: ['U'] },
      { id: 'AA-02', text: 'It closes', tests: ['C'] },
    ],
  },
  { id: 'BB', title: 'Windows', lines: [{ id: 'BB-01', text: 'It tilts', tests: ['E', 'K'] }] },
];

const results: Results = {
  at: '2026-11-21T05:00:00.000Z',
  requirements: { 'AA-01': { tests: 1, failed: 0 }, 'AA-02': { tests: 2, failed: 1 } },
};

describe('the standing of requirements', () => {
  const known = withResults(groups, results);

  it('is proven only where every test that names a line passed', () => {
    expect(known.map(({ id, status }) => [id, status])).toEqual([
      ['AA-01', 'proven'],
      ['AA-02', 'failing'],
      ['BB-01', 'notProven'],
    ]);
  });

  it('is not proven for all, before anything ran', () => {
    expect(countByStatus(withResults(groups, null))).toEqual({ proven: 0, failing: 0, notProven: 3 });
  });

  it('is counted and filtered by part, standing and words', () => {
    expect(countByStatus(known)).toEqual({ proven: 1, failing: 1, notProven: 1 });
    const ids = (filter: Partial<Parameters<typeof filtered>[1]>) =>
      filtered(known, { group: '', status: '', text: '', ...filter }).map(({ id }) => id);
    expect(ids({})).toEqual(['AA-01', 'AA-02', 'BB-01']);
    expect(ids({ group: 'BB' })).toEqual(['BB-01']);
    expect(ids({ status: 'failing' })).toEqual(['AA-02']);
    expect(ids({ text: ' CLOSES ' })).toEqual(['AA-02']);
    expect(ids({ group: 'AA', status: 'notProven' })).toEqual([]);
  });
});
