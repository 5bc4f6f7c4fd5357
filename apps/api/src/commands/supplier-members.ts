import { parseArgs } from 'node:util';
import { addSupplierMember, listSupplierMembers, removeSupplierMember } from '../members/supplier-members.ts';
import { UsageError } from '../operator-error.ts';
import { plainText, runCommand, withDatabase } from './run-command.ts';

/** `npm run members -- suppliers add|remove|list …`: docs/members.md */

const usage =
  'Usage: npm run members -- suppliers <add|remove> --account <account> --supplier <id>, ' +
  'or list [--supplier <id>]';

await runCommand(async (config) => {
  const options = { account: { type: 'string' }, supplier: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [action = ''] = positionals;
  const isId = values.supplier === undefined || /^[1-9]\d{0,8}$/.test(values.supplier);
  const supplier = values.supplier === undefined ? undefined : Number(values.supplier);
  if (positionals.length !== 1 || !isId) throw new UsageError(usage);
  if (action === 'list' && values.account === undefined) {
    const people = await withDatabase(config, ({ db }) => listSupplierMembers(db, supplier));
    for (const { supplierId, supplier: title, account, trueName } of people)
      console.log(plainText(`${supplierId} ${title}: ${account} (${trueName})`));
    if (people.length === 0) console.log('Nobody speaks for a supplier.');
    return;
  }
  const { account } = values;
  if (!/^(?:add|remove)$/.test(action) || account === undefined || supplier === undefined) throw new UsageError(usage);
  await withDatabase(config, async ({ db }) => {
    if (action === 'add') await addSupplierMember(db, account, supplier, new Date());
    else if (!(await removeSupplierMember(db, account, supplier)))
      return console.log(`${account} does not speak for the supplier ${supplier}.`);
    return console.log(`${account} ${action === 'add' ? 'speaks' : 'no longer speaks'} for the supplier ${supplier}.`);
  });
});
