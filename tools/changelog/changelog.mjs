/** How changesets become changelogs: each change in both languages, English first, then Chinese, as its file has it. */

const indented = (text) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => (index === 0 ? `- ${line.trimEnd()}` : line.trim() === '' ? '' : `  ${line.trimEnd()}`))
    .join('\n');

/** A change as an item of a list, in both languages. */
export const getReleaseLine = async ({ summary }) => indented(summary);

/** The packages have one version: that a sister has it as well is no news. */
export const getDependencyReleaseLine = async () => '';

const han = /\p{Script=Han}/u;

/** Whether the text of a changeset is written in English and then, after an empty line, in Chinese. */
export const isBilingual = (summary) => {
  const paragraphs = summary.trim().split(/\n\s*\n/);
  const firstChinese = paragraphs.findIndex((each) => han.test(each));
  return firstChinese > 0 && paragraphs.slice(firstChinese).every((each) => han.test(each));
};

/** What is not a change, in Chinese. */
const fixed = {
  '### Major Changes': '### 不兼容的变更',
  '### Minor Changes': '### 新增与变更',
  '### Patch Changes': '### 修正',
  'No changes in this release.': '本版本没有变更。',
};

/** The items of a section with their paragraphs; a heading is an item of its own. */
const itemsOf = (section) => {
  // Changesets let an item follow the one before without an empty line.
  const blocks = section
    .trim()
    .replace(/\n(?=- )/g, '\n\n')
    .split(/\n{2,}/);
  const items = [];
  for (const block of blocks) {
    if (block.startsWith('  ')) items.at(-1).push(block);
    else items.push([block]);
  }
  return items;
};

/**
 * The newest version of a changelog, taken apart by language.
 * @param {string} both the section from its `## 1.2.3` to the next, as changesets wrote it
 * @returns {{ en: string, zh: string }}
 */
export const inTwoLanguages = (both) => {
  const items = itemsOf(both);
  const isChange = ([first]) => first.startsWith('- ');
  const en = items.flatMap((item) => (isChange(item) ? item.filter((each) => !han.test(each)) : item));
  const zh = items.flatMap((item) => {
    if (!isChange(item)) return item.map((each) => fixed[each] ?? each);
    return item
      .filter((each) => han.test(each))
      .map((each, index) => (index === 0 ? each.replace(/^ {2}/, '- ') : each));
  });
  return { en: `${en.join('\n\n')}\n`, zh: `${zh.join('\n\n')}\n` };
};
