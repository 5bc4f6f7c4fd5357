import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { fixtureNow } from '../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../test-support/test-api.ts';
import { finishContent } from '../content/finish-content.ts';
import { queryRows } from '../db/database.ts';
import { entry } from '../db/schema.ts';
import { entryLacksDocument, finishEntries } from './finish-entries.ts';

describeOnOneDatabase('entries with long texts', (use) => {
  /** A word of its own for each, and 200 kB that do not become shorter when they are stored. */
  const long = (word: string) => ({
    chapters: [{ title: word, paragraphs: [randomBytes(100_000).toString('hex')] }],
  });
  const words = ['longfirst', 'longsecond', 'longthird'];
  const unfinished = sql`${entryLacksDocument()} and e.title_en like 'Long paper%'`;

  it('are read few at a time, indexed in a thread of their own, and found', async () => {
    const { db } = use().database;
    const added = await db
      .insert(entry)
      .values(
        words.map((word, index) => ({
          kind: 'paper' as const,
          titleEn: `Long paper ${index}`,
          publishedAt: new Date('2026-01-01T00:00:00Z'),
          details: long(word),
        })),
      )
      .returning();
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    const first = await db.transaction((tx) => finishEntries(tx, unfinished, 50, fixtureNow));
    const vectors = post.mock.calls.filter(([message]) => (message as { name?: string }).name === 'vectors');
    post.mockRestore();
    expect(first).toEqual([added[0]!.id]);
    expect(vectors).toHaveLength(1);

    await finishContent(db, { imagePrefix: '', playerHosts: [] }, fixtureNow);
    for (const [index, word] of words.entries())
      expect(
        await queryRows(db, sql`select id from search_document where terms @@ plainto_tsquery('simple', ${word})`),
      ).toEqual([{ id: added[index]!.id }]);
    for (const { id } of added) await db.delete(entry).where(eq(entry.id, id));
  }, 60_000);
});
