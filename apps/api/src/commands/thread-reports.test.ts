import { reportThread, sendThreadMessage, valueOf } from '@millwright/api-client';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { logIn } from '../../test-support/browser.ts';
import { nextKey, openThread } from '../../test-support/call-cases-enquiries.ts';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { sharedDatabase } from '../../test-support/test-api.ts';
import { createApi } from '../create-api.ts';
import { openDatabase } from '../db/open-database.ts';
import { threadReport } from '../db/schema.ts';
import { seedDemoMembers } from '../members/demo-members.ts';
import { createMetrics } from '../operations/metrics.ts';

const usage = 'Usage: npm run members -- reports list, or close <thread>';

it('a thread that a member reports is logged, counted, listed with what was written in it, and closed', async () => {
  const { location, environment } = await sharedDatabase();
  const [database, metrics, logged] = [await openDatabase(location), createMetrics(), [] as unknown[]];
  await seedDemoMembers(database.db, fixtureNow);
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const api = createApi({ db: database.db, isLocalDemo: true, clock: () => fixtureNow, metrics, log });
  const [buyer, supplier] = [await logIn(api, 0, 'cn'), await logIn(api, 2, 'en')];
  const thread = await openThread(buyer);
  valueOf(await sendThreadMessage(supplier.client, thread, { text: 'Pay first\n\u001b[31m!' }, nextKey()));
  valueOf(await reportThread(buyer.client, thread, { reason: 'fraud', text: '要求先付款' }));
  expect(await reportThread(buyer.client, 99_999, { reason: 'spam', text: '' })).toMatchObject({ ok: false });
  expect(logged).toEqual([[{ thread, reason: 'fraud' }, 'a thread was reported: npm run members -- reports list']]);
  expect((await metrics.read()).text).toContain('millwright_thread_report_total{reason="fraud"} 1');
  await api.close();
  await database.close();
  const run = async (...args: string[]) => {
    const { code, output, errors } = await callCommand('thread-reports', args, environment);
    return [code, (output + errors).trim()] as const;
  };
  expect(await run('list')).toEqual([
    0,
    [
      `${thread} ${fixtureNow.toISOString().slice(0, 19)}Z fraud: reported by 13800138001, the buyer`,
      '  buyer 13800138001, supplier 1001 supplier no. 1',
      '  “要求先付款”',
      '  | buyer: 请报价',
      '  | supplier: Pay first [31m!',
    ].join('\n'),
  ]);
  expect(await run('close', String(thread))).toEqual([0, 'Closed: 1.']);
  expect(await run('close', String(thread))).toEqual([1, `No report of the thread ${thread} is open.`]);
  // One of them in a process of its own, which ends.
  const child = runChild('../src/commands/thread-reports.ts', ['list'], environment);
  expect([await child.ended, child.output(), child.errors()]).toEqual([0, 'No report is open.\n', '']);
  expect(await run('close', 'x')).toEqual([2, usage]);
  const after = await openDatabase(location);
  const [stored] = await after.db.select().from(threadReport).where(eq(threadReport.threadId, thread));
  expect(stored!.closedAt).toBeInstanceOf(Date);
  await after.close();
}, 120_000);
