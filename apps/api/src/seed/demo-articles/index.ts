import type { Bilingual } from '@millwright/domain';
import { aerospace } from './aerospace/index.ts';
import { food } from './food/index.ts';
import { semiconductor } from './semiconductor/index.ts';
import { packaging } from './packaging/index.ts';
import { electronics } from './electronics/index.ts';
import { additive } from './additive/index.ts';
import { robotics } from './robotics/index.ts';
import { automation } from './automation/index.ts';
import { casting } from './casting/index.ts';
import { metrology } from './metrology/index.ts';
import { moulds } from './moulds/index.ts';
import { medical } from './medical/index.ts';
import { auto } from './auto/index.ts';
import { editionKeys, type IndustryContent, type Story } from './content.types.ts';
import { textsOf } from '../texts/written-texts.ts';
import { environment } from './environment/index.ts';
import { fluidPower } from './fluid-power/index.ts';
import { laser } from './laser/index.ts';
import { logistics } from './logistics/index.ts';
import { metalworking } from './metalworking/index.ts';
import { plastics } from './plastics/index.ts';
import { powerTransmission } from './power-transmission/index.ts';
import { both } from './both.ts';
import { battery } from './battery/index.ts';
import { renewables } from './renewables/index.ts';
import { surface } from './surface/index.ts';
import { textile } from './textile/index.ts';

/** A story with the chapters that make it a long read, if there are any. */
function lengthened(slug: string, story: Story): Story {
  const lines = textsOf('long-reads').get(`${slug}/${story.key}`);
  if (!lines) return story;
  const texts = editionKeys.flatMap((edition) => {
    const text = story[edition];
    const chapters = lines.map((line) => (line.mark === '###' ? `## ${line[edition]}` : line[edition]));
    return text ? [[edition, { ...text, body: [text.body, ...chapters].join('\n') }]] : [];
  });
  return { ...story, ...Object.fromEntries(texts) };
}

const written: readonly IndustryContent[] = [
  plastics,
  metalworking,
  auto,
  laser,
  medical,
  moulds,
  casting,
  automation,
  robotics,
  additive,
  electronics,
  packaging,
  food,
  logistics,
  environment,
  textile,
  metrology,
  surface,
  fluidPower,
  powerTransmission,
  battery,
  renewables,
  semiconductor,
  aerospace,
];

const inLines = (phrases: string): string => phrases.split('; ').join('\n');

/** The search keywords of a story or of a product line, a phrase a line. */
function searchKeywordsOf({ slug, searchKeywords }: IndustryContent, name: string): Bilingual {
  const written = searchKeywords[name];
  if (written === undefined) throw new Error(`“${slug}/${name}” has no search keywords.`);
  const { cn, en } = both(written);
  return { cn: inLines(cn), en: inLines(en) };
}

/** The written content of all industries. */
export const industryContents: readonly IndustryContent[] = written.map((content) => ({
  ...content,
  products: content.products.map((line) => ({ ...line, searchKeywords: searchKeywordsOf(content, line.series) })),
  stories: content.stories.map((story) => ({
    ...lengthened(content.slug, story),
    searchKeywords: searchKeywordsOf(content, story.key),
  })),
}));
