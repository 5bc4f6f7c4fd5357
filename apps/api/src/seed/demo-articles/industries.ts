import type { ChildSeed, GroupSeed, IndustrySeed } from './content.types.ts';
import { groupTable, industryTable } from './industries.data.ts';
import { both } from './write.ts';

/** The groups of the full industry tree, in their order. */
export const industryGroups: readonly GroupSeed[] = groupTable.map((line) => {
  const [key = '', en = '', cn = ''] = line.split('|');
  return { key, names: { en, cn } };
});

function parseChild(text: string, id: number): ChildSeed {
  const hidden = text.startsWith('-');
  const [key = '', en = '', cn = ''] = text.replace(/^-/, '').split('|');
  return { id, key, names: { en, cn }, showNav: !hidden };
}

function parseIndustry([head, children]: readonly [string, string]): IndustrySeed {
  const hidden = head.startsWith('-');
  const bar = head.indexOf('|');
  const [id = '', slug = '', icon = '', group = ''] = head.slice(hidden ? 1 : 0, bar).split(' ');
  const parts = children
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    id: Number(id),
    slug,
    icon,
    group,
    names: both(head.slice(bar + 1)),
    showNav: !hidden,
    children: parts.map((part, index) => parseChild(part, Number(id) * 100 + index + 1)),
  };
}

/** All first-level industries with their children. Ids of children are `industry × 100 + position`. */
export const industries: readonly IndustrySeed[] = industryTable.map(parseIndustry);

/** The industry of a slug. */
export function industryOf(slug: string): IndustrySeed {
  const found = industries.find((industry) => industry.slug === slug);
  if (!found) throw new Error(`There is no industry “${slug}“.`);
  return found;
}
