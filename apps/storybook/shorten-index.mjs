import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the list of stories and pages, which every story loads, in its fourth format: there, an entry has no subtype,
 * and its tags are those that not every entry has. Storybook and its test runner read either format.
 */
const everywhere = ['dev', 'test'];
const file = new URL('storybook-static/index.json', import.meta.url);
const { v, entries } = JSON.parse(readFileSync(file, 'utf8'));
if (v !== 5) throw new Error(`The list of stories has format ${v}, not 5.`);
for (const entry of Object.values(entries)) {
  const { id, subtype = 'story', tags } = entry;
  if (subtype !== 'story' || !everywhere.every((tag) => tags.includes(tag)))
    throw new Error(`Format 4 of the list of stories cannot say of ${id} that it is ${subtype}, ${tags}.`);
  delete entry.subtype;
  entry.tags = tags.length > everywhere.length ? tags.filter((tag) => !everywhere.includes(tag)) : undefined;
}
writeFileSync(file, JSON.stringify({ v: 4, entries }));
