import { parseArgs } from 'node:util';
import { oneLine } from '@millwright/domain';
import { certificatesToCheck, checkCertificate } from '../routes/supplier-desk/check-certificates.ts';
import { shanghaiDay } from '../shanghai-day.ts';
import { UsageError } from '../operator-error.ts';
import { plainText, runCommand, withDatabase } from './run-command.ts';

/** `npm run members -- certificates list | check | uncheck …`: docs/accounts.md */

const usage =
  'Usage: npm run members -- certificates list --supplier <id>, ' +
  'check <certificate> --supplier <id> --by <name> [--on <day>], or uncheck <certificate> --supplier <id>';

/** The longest name of who has checked one: it stands in a line of the supplier’s page. */
const longestName = 120;

/** Whether a text is a day of the calendar, YYYY-MM-DD: neither `2026-02-30` nor `2026-2-3`. */
const isDay = (text: string): boolean => {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
};

/** Who has checked it, and when. */
function readCheck(name: string, on: string | undefined) {
  const by = oneLine(plainText(name));
  const today = shanghaiDay(new Date());
  if (by === '' || by.length > longestName)
    throw new UsageError(`--by is a name of ${longestName} characters at most.`);
  if (on !== undefined && (!isDay(on) || on > today))
    throw new UsageError('--on is a day such as 2026-05-31, not after today.');
  return { by, on: on ?? today };
}

await runCommand(async (config) => {
  const options = { supplier: { type: 'string' }, by: { type: 'string' }, on: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [action, id, ...further] = positionals;
  const { by, on } = values;
  if (!/^[1-9]\d{0,8}$/.test(values.supplier ?? '') || further.length > 0) throw new UsageError(usage);
  const supplier = Number(values.supplier);
  if (action === 'list' && id === undefined && by === undefined && on === undefined) {
    const list = await withDatabase(config, ({ db }) => certificatesToCheck(db, supplier));
    for (const { checkedBy, checkedOn, ...one } of list) {
      const day = checkedOn === '' ? '' : ` on ${checkedOn}`;
      console.log(`${one.id} ${plainText(one.line)}: ${checkedBy === '' ? 'stated' : `checked by ${checkedBy}${day}`}`);
    }
    if (list.length === 0) console.log(`The supplier ${supplier} states no certificate.`);
    return undefined;
  }
  const isCheck = action === 'check' && by !== undefined;
  const isEnd = action === 'uncheck' && by === undefined && on === undefined;
  if (id === undefined || !(isCheck || isEnd)) throw new UsageError(usage);
  const check = isCheck ? readCheck(by, on) : null;
  const line = await withDatabase(config, ({ db }) => checkCertificate(db, supplier, id, check));
  if (line === null) {
    console.error(`The supplier ${supplier} has no certificate ${id}: list them, one that was changed has another id.`);
    return 1;
  }
  console.log(`${plainText(line)}: ${check === null ? 'stated' : `checked by ${check.by} on ${check.on}`}`);
  return undefined;
});
