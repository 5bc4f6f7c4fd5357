import { parseArgs } from 'node:util';
import { closeReports, openReports, type OpenReport } from '../members/thread-reports.ts';
import { UsageError } from '../operator-error.ts';
import { plainText, runCommand, withDatabase } from './run-command.ts';

/** `npm run members -- reports list | close <thread>`: docs/members.md */

const usage = 'Usage: npm run members -- reports list, or close <thread>';

/** Reports that are listed in one go. */
const mostListed = 50;

const asText = ({ threadId, account, side, reason, text, reportedAt, messages, ...thread }: OpenReport): string =>
  [
    `${threadId} ${reportedAt} ${reason}: reported by ${plainText(account)}, the ${side}`,
    `  buyer ${plainText(thread.buyer)}, supplier ${thread.supplierId} ${plainText(thread.supplier)}`,
    ...(text === '' ? [] : [`  “${plainText(text)}”`]),
    ...messages.map((message) => `  | ${message.side}: ${plainText(message.text)}`),
  ].join('\n');

await runCommand(async (config) => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true });
  const [action, thread = '', ...further] = positionals;
  if (action === 'list' && positionals.length === 1) {
    const reports = await withDatabase(config, ({ db }) => openReports(db, mostListed));
    console.log(reports.length === 0 ? 'No report is open.' : reports.map(asText).join('\n'));
    return undefined;
  }
  if (action !== 'close' || !/^[1-9]\d{0,8}$/.test(thread) || further.length > 0) throw new UsageError(usage);
  const closed = await withDatabase(config, ({ db }) => closeReports(db, Number(thread), new Date()));
  console.log(closed === 0 ? `No report of the thread ${thread} is open.` : `Closed: ${closed}.`);
  return closed === 0 ? 1 : undefined;
});
