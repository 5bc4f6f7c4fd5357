import { parseArgs } from 'node:util';
import { learnLexicon, type AlignedText } from '../search/lexicon/learn-lexicon.ts';
import { termAtInBoth, tokensOf } from '../search/synonyms.ts';
import { industryContents } from '../seed/demo-articles/index.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run update -- lexicon`: prints what counterpart articles teach that neither list has, the surest first, as lines
 * for apps/api/src/search/lexicon.txt. A person takes over those that are right.
 */

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Titles, briefs and paragraphs of the stories that are in both languages; those of a story correspond one by one. */
const alignedTexts = (): AlignedText[] =>
  industryContents.flatMap(({ stories }) =>
    stories.flatMap(({ cn, en }): AlignedText[] => {
      if (!cn || !en) return [];
      const paragraphs = linesOf(en.body);
      const own = linesOf(cn.body).flatMap((line, at) => (paragraphs[at] ? [{ cn: line, en: paragraphs[at] }] : []));
      return [{ cn: cn.title, en: en.title }, { cn: cn.brief, en: en.brief }, ...own];
    }),
  );

/** Whether the lists have it already. */
function isKnown({ cn, en }: AlignedText): boolean {
  const tokens = tokensOf(en);
  const found = termAtInBoth(tokens, 0);
  return found?.length === tokens.length && found.synonyms.includes(cn);
}

await runCommand(async () => {
  parseArgs({ options: {} });
  const pairs = learnLexicon(alignedTexts());
  const added = pairs.filter((pair) => !isKnown(pair));
  for (const { cn, en, both, dice } of added) console.log(`${cn} = ${en}   # ${both} together, ${dice.toFixed(2)}`);
  console.error(`${pairs.length} pairs, ${pairs.length - added.length} of them in the lists.`);
});
