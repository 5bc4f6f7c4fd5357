import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names by which code finds the packages and what belongs to them: nobody reads them, and nothing leads there. */
const identifiers = [
  /@millwright\/[\w/.*-]+/g,
  /millwright-[a-z\d-]+-\d[\w.-]*\.tgz/g,
  /data-millwright/g,
  // Keys of what is stored in a browser, and families of type.
  /millwright\.(?:verify-code|favourites|chunk-reload|consent|enquiry|subscription|top-banner|app-prompt)\b/g,
  /Millwright (?:Latin|Fallback)/g,
];

/** Words and links of Millwright in the files of a site, each with its file and what is around it. */
export const wordsOfMillwright = (folder, patterns) =>
  globSync(patterns, { cwd: folder }).flatMap((file) => {
    const text = identifiers.reduce((rest, each) => rest.replace(each, ''), readFileSync(join(folder, file), 'utf8'));
    return [...text.matchAll(/.{0,40}millwright.{0,40}/gi)].map(([found]) => `${file}: ${found}`);
  });
