import type { Bilingual } from '@millwright/domain';
import { both } from '../demo-articles/write.ts';
import { imageUrlOf } from '../images/image-url.ts';

/** A part of a page, each of its texts in both languages. */
export type SeedBlock = Readonly<Record<string, unknown>> & { type: string };

/** A page as the seed defines it. */
export interface PageSeed {
  slug: string;
  title: Bilingual;
  brief: Bilingual;
  image?: string;
  blocks: readonly SeedBlock[];
}

/** A page in shorthand: texts are `English|中文`. */
export const page = (slug: string, title: string, brief: string, ...blocks: SeedBlock[]): PageSeed => ({
  slug,
  title: both(title),
  brief: both(brief),
  blocks,
});

/** Running text under a heading, one `English|中文` a paragraph. */
export const prose = (heading: string, ...paragraphs: string[]): SeedBlock => ({
  type: 'text',
  heading: both(heading),
  paragraphs: paragraphs.map(both),
});

/** A table of facts, each `Label|标签 = value|值`. */
export const facts = (heading: string, ...rows: string[]): SeedBlock => ({
  type: 'facts',
  heading: both(heading),
  items: rows.map((row) => {
    const [label = '', value = ''] = row.split(' = ');
    return { label: both(label), value: both(value) };
  }),
});

/** What happened when, each `when = Title|标题 = Text|正文`. */
export const timeline = (heading: string, ...rows: string[]): SeedBlock => ({
  type: 'timeline',
  heading: both(heading),
  items: rows.map((row) => {
    const [when = '', title = '', text = ''] = row.split(' = ');
    return { when: both(when), title: both(title), text: both(text) };
  }),
});

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0]!.toLowerCase())
    .join('');

/** Persons, each `Name|姓名 = Role|职务 = Text|简介`; their monograms are drawn. */
export const people = (heading: string, ...rows: string[]): SeedBlock => ({
  type: 'people',
  heading: both(heading),
  items: rows.map((row) => {
    const [name = '', role = '', text = ''] = row.split(' = ');
    return {
      name: both(name),
      role: both(role),
      text: both(text),
      image: imageUrlOf({ kind: 'portrait', industry: 'automation', seed: initialsOf(both(name).en) }),
    };
  }),
});

/** Ways on, each `Label|文字 = address`. */
export const links = (heading: string, ...rows: string[]): SeedBlock => ({
  type: 'links',
  heading: both(heading),
  items: rows.map((row) => {
    const [label = '', url = ''] = row.split(' = ');
    return { label: both(label), url };
  }),
});
