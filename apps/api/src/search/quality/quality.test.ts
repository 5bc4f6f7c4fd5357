import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { copyOnServer } from '../../../test-support/test-api.ts';
import { startApi } from '../../start-api.ts';
import { readJudgedQueries } from './judged-queries.ts';
import { meanNdcg, measureQuality } from './measure-quality.ts';
import { measureReaders } from './measure-readers.ts';
import { ndcg } from './ndcg.ts';
import { readReaderQueries, type readerSets } from './reader-queries.ts';

/** Whether every set is searched for: `MILLWRIGHT_FULL=1`. */
const isFull = process.env.MILLWRIGHT_FULL === '1';

/**
 * The least nDCG@10 of `judged-queries.txt`: what `npm run bench -- search` measured, less a margin for new content.
 */
const judgedFloor = 0.95;

/** The least nDCG@5 of each set of `readerSets`, in the same way. */
const floors: Readonly<Record<keyof typeof readerSets, number>> = {
  readers: 0.8,
  fresh: 0.74,
  later: 0.82,
  outside: 0.81,
  secondOutside: 0.77,
  thirdOutside: 0.72,
  fourthOutside: 0.73,
  trade: 0.75,
  industries: 0.72,
  validation: 0.71,
  secondValidation: 0.79,
};

describe('nDCG', () => {
  const grades = new Map([
    ['a', 3],
    ['b', 1],
  ]);
  it('is 1 for the best order, less for any other, 0 where nothing right is found', () => {
    expect(ndcg(['a', 'b', 'c'], grades)).toBe(1);
    expect(ndcg(['b', 'a'], grades)).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
    expect(ndcg(['c', 'd'], grades)).toBe(0);
    expect(ndcg([...'0123456789', 'a'], grades)).toBe(0);
  });
});

describe('the quality of the search', () => {
  it('is judged by sixty queries in each language, each with something that is right', () => {
    const queries = readJudgedQueries();
    for (const edition of ['cn', 'en']) {
      const own = queries.filter((query) => query.edition === edition);
      expect([own.length, new Set(own.map(({ kind, keyword }) => `${kind} ${keyword}`)).size]).toEqual([60, 60]);
    }
    expect(queries.filter(({ grades }) => ![...grades.values()].includes(3))).toEqual([]);
  });

  it('is judged by two hundred queries of readers and buyers in each language, half of them held out', () => {
    const queries = readReaderQueries();
    for (const edition of ['cn', 'en']) {
      const own = queries.filter((query) => query.edition === edition);
      const heldOut = own.filter(({ isHeldOut }) => isHeldOut);
      expect(new Set(own.map(({ keyword }) => keyword)).size).toBeGreaterThanOrEqual(200);
      expect(Math.abs(own.length - 2 * heldOut.length)).toBeLessThanOrEqual(1);
      expect(own.filter(({ grades }) => grades.size > 0).length).toBeGreaterThanOrEqual(200);
    }
  });

  it('does not fall below what was measured, in either language', async () => {
    const dataDir = mkdtempSync(join(inject('runFolder'), 'quality-'));
    const api = await startApi({
      dataDir,
      // Where there is a server, on that: the searches are those of the embedded database, and cost half.
      databaseUrl: inject('postgresFixture') === '' ? null : await copyOnServer('seeded'),
      imagePrefix: '',
      playerHosts: [],
      allowedOrigins: [],
      isLocalDemo: true,
    });
    try {
      const measured = await measureQuality(api.fetch);
      expect(meanNdcg(measured)).toBeGreaterThan(judgedFloor);
      for (const edition of ['cn', 'en'])
        expect(meanNdcg(measured.filter((query) => query.edition === edition))).toBeGreaterThan(judgedFloor - 0.02);
      // The half that nothing is tuned on; `npm run bench -- search` measures both, and the sets that are left out
      // here.
      const readers = (await measureReaders(api.fetch, 'readers', ({ isHeldOut }) => isFull || isHeldOut)).filter(
        ({ isAnswerable }) => isAnswerable,
      );
      for (const edition of ['cn', 'en']) {
        for (const isHeldOut of isFull ? [false, true] : [true]) {
          const half = readers.filter((query) => query.edition === edition && query.isHeldOut === isHeldOut);
          expect(meanNdcg(half)).toBeGreaterThan(floors.readers);
        }
      }
      const outside = await measureReaders(api.fetch, 'outside');
      for (const edition of ['cn', 'en']) {
        const own = outside.filter((query) => query.edition === edition);
        expect([own.length, own.filter(({ isAnswerable, total }) => !isAnswerable || total === 0)]).toEqual([60, []]);
        expect(own.filter(({ total }) => total <= 3).length).toBeLessThanOrEqual(1);
        expect(meanNdcg(own)).toBeGreaterThan(floors.outside);
      }
      const trade = await measureReaders(api.fetch, 'trade');
      for (const edition of ['cn', 'en']) {
        const own = trade.filter((query) => query.edition === edition);
        expect([own.length, own.filter(({ isAnswerable, total }) => !isAnswerable || total <= 3)]).toEqual([30, []]);
        expect(meanNdcg(own)).toBeGreaterThan(floors.trade);
      }
      if (!isFull) return;
      const fresh = (await measureReaders(api.fetch, 'fresh')).filter(({ isAnswerable }) => isAnswerable);
      const later = (await measureReaders(api.fetch, 'later')).filter(({ isAnswerable }) => isAnswerable);
      const industries = (await measureReaders(api.fetch, 'industries')).filter(({ isAnswerable }) => isAnswerable);
      for (const edition of ['cn', 'en']) {
        expect(meanNdcg(fresh.filter((query) => query.edition === edition))).toBeGreaterThan(floors.fresh);
        expect(meanNdcg(later.filter((query) => query.edition === edition))).toBeGreaterThan(floors.later);
        expect(meanNdcg(industries.filter((query) => query.edition === edition))).toBeGreaterThan(floors.industries);
      }
      expect(industries.filter(({ total }) => total === 0)).toEqual([]);
      for (const set of ['validation', 'secondValidation', 'secondOutside', 'thirdOutside', 'fourthOutside'] as const) {
        const ofSet = await measureReaders(api.fetch, set);
        for (const edition of ['cn', 'en']) {
          const own = ofSet.filter((query) => query.edition === edition);
          expect([own.length, own.filter(({ isAnswerable, total }) => !isAnswerable || total === 0)]).toEqual([40, []]);
          expect(own.filter(({ total }) => total <= 3).length).toBeLessThanOrEqual(1);
          expect(meanNdcg(own)).toBeGreaterThan(floors[set]);
        }
      }
      expect(later.filter(({ total }) => total === 0)).toEqual([]);
    } finally {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
    // For the content of a fresh start and some 500 searches, or 1,300 in the longer form.
  }, 900_000);
});
