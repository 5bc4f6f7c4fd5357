import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { resultsFolder } from '../lib/results.mjs';

export const goal = 'G40';
export const name = 'The keyboard contract of each widget, by the keys that the plays of its stories press';
export const seconds = { short: 1, full: 1 };

const sources = 'packages/ui/src/**/*.stories.tsx';
const keyed = /\b(?:press|tabTo)\(|\bkeyboard\(/g;
const kebab = (text) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

/**
 * The stories of a file whose plays use the keyboard.
 * @returns {{ id: string, checks: number }[]} with how often they press something and look what came of it
 */
export const keyedStories = (text) => {
  const [own, title] = ['id', 'title'].map((name) => new RegExp(`^  ${name}: '([^']+)'`, 'm').exec(text)?.[1]);
  const component = own ?? (title && kebab(title));
  if (!component) return [];
  const stories = text.split(/^export const (?=[A-Z]\w*: Story\b)/m).slice(1);
  return stories.flatMap((story) => {
    const checks = story.match(keyed)?.length ?? 0;
    return checks === 0 ? [] : [{ id: `${component}--${kebab(/^\w+/.exec(story)[0])}`, checks }];
  });
};

/** Reads what the last run of the stories did; a story that did not run since its source was changed does not count. */
export async function run({ log }) {
  const stories = globSync(sources, { cwd: root }).flatMap((file) =>
    keyedStories(readFileSync(join(root, file), 'utf8')).map((story) => ({ ...story, file: join(root, file) })),
  );
  const results = join(resultsFolder, 'storybook/stories');
  if (!existsSync(results))
    return { count: 0, passed: 0, detail: '', skipped: 'no results: run `npm test -- stories`' };
  const judged = stories.map((story) => {
    const path = join(results, `${story.id}.json`);
    if (!existsSync(path)) return { ...story, word: 'did not run' };
    if (statSync(path).mtimeMs < statSync(story.file).mtimeMs) return { ...story, word: 'ran before its last change' };
    return { ...story, word: JSON.parse(readFileSync(path, 'utf8')).passed ? 'passed' : 'failed' };
  });
  for (const { id, word } of judged) if (word !== 'passed') log(`${id} ${word}`);
  const sum = (some) => some.reduce((total, { checks }) => total + checks, 0);
  const passed = judged.filter(({ word }) => word === 'passed');
  return {
    count: sum(judged),
    passed: sum(passed),
    detail: `${passed.length} of ${judged.length} stories with keys; that a key which does nothing is noticed: press.test.ts`,
  };
}
