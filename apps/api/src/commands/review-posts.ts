import { parseArgs } from 'node:util';
import { approvePost, refusePost, waitingPosts, type WaitingPost } from '../members/member-posts.ts';
import { UsageError } from '../operator-error.ts';
import { plainText, runCommand, withDatabase } from './run-command.ts';

/** `npm run members -- posts list | approve <id> | refuse <id> --reason …`: docs/operations.md */

const usage = 'Usage: npm run members -- posts list, approve <id>, or refuse <id> --reason <text>';

/** Posts that are listed in one go. */
const mostListed = 50;

/** The longest reason, as the database takes it. */
const longestReason = 1000;

const asText = ({ id, edition, side, title, text, specification, sentAt, account, company }: WaitingPost): string =>
  [
    `${id} ${sentAt.toISOString()} ${edition} ${side}: ${plainText(title)}`,
    `  ${plainText(account)}${company === '' ? '' : `, ${plainText(company)}`}`,
    ...text.split('\n').map((line) => `  | ${plainText(line)}`),
    ...specification.map(({ label, value }) => `  - ${plainText(label)}: ${plainText(value)}`),
  ].join('\n');

await runCommand(async (config) => {
  const { values, positionals } = parseArgs({ options: { reason: { type: 'string' } }, allowPositionals: true });
  const [action, id = '', ...further] = positionals;
  const { reason } = values;
  if (action === 'list' && positionals.length === 1 && reason === undefined) {
    const posts = await withDatabase(config, ({ db }) => waitingPosts(db, mostListed));
    console.log(posts.length === 0 ? 'No post waits.' : posts.map(asText).join('\n'));
    return undefined;
  }
  const isRefusal = action === 'refuse' && reason !== undefined && reason.trim() !== '';
  const isApproval = action === 'approve' && reason === undefined;
  if (!/^[1-9]\d{0,8}$/.test(id) || further.length > 0 || !(isRefusal || isApproval)) throw new UsageError(usage);
  if (isRefusal && reason.length > longestReason)
    throw new UsageError(`--reason may have ${longestReason} characters at most.`);
  const isDone = await withDatabase(config, ({ db }) =>
    isRefusal ? refusePost(db, Number(id), reason.trim(), new Date()) : approvePost(db, Number(id), new Date()),
  );
  console.log(isDone ? `The post ${id} is ${isRefusal ? 'refused' : 'published'}.` : `No post ${id} waits for that.`);
  return isDone ? undefined : 1;
});
