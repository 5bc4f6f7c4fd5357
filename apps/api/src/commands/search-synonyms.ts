import { parseArgs } from 'node:util';
import { oneLine } from '@millwright/domain';
import { addSynonyms, listSynonyms, mostGroups, removeSynonyms } from '../search/editor-synonyms.ts';
import { splitTerms, tokensOf } from '../search/synonyms.ts';
import { UsageError } from '../operator-error.ts';
import { plainText, runCommand, withDatabase } from './run-command.ts';

/** `npm run search -- synonyms list | add <Chinese terms> <English terms> | remove <id>`: docs/operations.md */

const usage =
  'Usage: npm run search -- synonyms list, add "注塑机|射出机" "injection moulding machine" ("" for none), or remove <id>';

/** The longest terms of a language, as the database takes them. */
const longestTerms = 500;

/** Terms as they are stored, in one form. */
function readTerms(language: string, text: string): string {
  const terms = splitTerms(oneLine(plainText(text)));
  const wordless = terms.find((term) => tokensOf(term).length === 0);
  if (wordless !== undefined) throw new UsageError(`“${wordless}” holds no word that is searched.`);
  const stored = terms.join(' | ');
  if ([...stored].length > longestTerms)
    throw new UsageError(`The ${language} terms may have ${longestTerms} characters at most.`);
  return stored;
}

await runCommand(async (config) => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true });
  const [action, first = '', second = ''] = positionals;
  if (action === 'list' && positionals.length === 1) {
    const groups = await withDatabase(config, ({ db }) => listSynonyms(db));
    for (const { id, cn, en } of groups) console.log(plainText(`${id} ${cn} = ${en}`));
    if (groups.length === 0) console.log('No synonyms were added.');
    return undefined;
  }
  if (action === 'add' && positionals.length === 3) {
    const group = { cn: readTerms('Chinese', first), en: readTerms('English', second) };
    const terms = Object.values(group).flatMap(splitTerms);
    if (terms.length < 2) throw new UsageError('Synonyms are two terms or more, parted by bars or in both languages.');
    const id = await withDatabase(config, ({ db }) => addSynonyms(db, group));
    if (id === null)
      console.error(`There are ${mostGroups} groups of synonyms, as many as are read: remove some first.`);
    else console.log(`${id} ${group.cn} = ${group.en}`);
    return id === null ? 1 : undefined;
  }
  if (action !== 'remove' || positionals.length !== 2 || !/^[1-9]\d{0,8}$/.test(first)) throw new UsageError(usage);
  const isRemoved = await withDatabase(config, ({ db }) => removeSynonyms(db, Number(first)));
  console.log(isRemoved ? `The synonyms ${first} are removed.` : `There are no synonyms ${first}.`);
  return isRemoved ? undefined : 1;
});
