import { writeFileSync } from 'node:fs';
import { countPages } from '../papers/paper-pdf.ts';
import { industryContents } from '../seed/demo-articles/index.ts';
import { paperContentOf, paperNameOf, paperRows, textHashOf } from '../seed/entries/papers.ts';

/**
 * `npm run update -- papers`: sets every white paper of the first content and writes down how many pages it has, for
 * setting them takes a minute or two, which no start waits for.
 */
const lines = paperRows(industryContents).map((row) => {
  const [cn, en] = (['cn', 'en'] as const).map((edition) => countPages(paperContentOf(row, edition)));
  return `  '${paperNameOf(row)}': { pages: { cn: ${cn}, en: ${en} }, text: ${textHashOf(row)} },\n`;
});
writeFileSync(
  new URL('../seed/entries/paper-pages.ts', import.meta.url),
  `/** Pages of the file of each white paper, and the hash of the text that was set. By \`npm run update -- papers\`. */
export const paperPages: Readonly<Record<string, { pages: { cn: number; en: number }; text: number }>> = {
${lines.join('')}};
`,
);
