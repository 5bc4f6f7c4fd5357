import { expect, describe, it } from 'vitest';
import { shanghaiDay } from '../../shanghai-day.ts';
import { composeArticles } from '../demo-articles/compose.ts';
import { industryContents } from '../demo-articles/index.ts';
import { composeEntries } from '../entries/index.ts';
import type { EntryRow } from '../entries/entry-rows.ts';
import { issueOf, magazines } from '../entries/media.ts';
import { parseTexts, textsOf } from './written-texts.ts';

const editions = ['cn', 'en'] as const;
type Edition = (typeof editions)[number];

const entries = composeEntries(industryContents);
const articles = composeArticles(industryContents);
const of = (kind: string): EntryRow[] => entries.filter((entry) => entry.kind === kind);

/** What is read of an entry as text in one language, other than names and numbers of fields. */
const textual = new Set(['paragraphs', 'sections', 'chapters', 'heading', 'title']);
function textsIn(value: unknown, edition: Edition): string[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => (typeof one === 'string' ? [one] : textsIn(one, edition)));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const own = fields[edition];
  if (typeof own === 'string') return [own];
  if (Array.isArray(own)) return textsIn(own, edition);
  return Object.entries(fields).flatMap(([key, one]) => {
    if (!textual.has(key)) return [];
    return typeof one === 'string' ? [one] : textsIn(one, edition);
  });
}

const briefOf = ({ briefCn, briefEn }: EntryRow, edition: Edition): string =>
  (edition === 'cn' ? briefCn : briefEn) ?? '';
const titleOf = ({ titleCn, titleEn }: EntryRow, edition: Edition): string =>
  (edition === 'cn' ? titleCn : titleEn) ?? '';

/** A product is called by what it is and its model, an issue by its magazine and number, a show by its place and year. */
const isNamed = (kind: string): boolean => ['product', 'issue', 'show', 'supplier', 'magazine'].includes(kind);

/** Every item with its text in a language. */
const items = (edition: Edition): [name: string, texts: string[]][] => [
  ...entries.map((entry): [string, string[]] => [
    `${entry.kind} ${entry.id}`,
    [
      ...(isNamed(entry.kind) ? [] : [titleOf(entry, edition)]),
      briefOf(entry, edition),
      ...textsIn(entry.details, edition),
    ],
  ]),
  ...articles
    .filter((article) => article.edition === edition)
    .map(({ id, title, brief, body }): [string, string[]] => [
      `article ${id}`,
      [
        title,
        brief,
        ...body
          .split('\n')
          .filter((line) => !/^<(?:table|figure|iframe)/.test(line))
          .map((line) => line.replaceAll(/<[^>]+>/g, '')),
      ],
    ]),
];

const ends: Readonly<Record<Edition, RegExp>> = { cn: /(?<=[。！？；])/u, en: /(?<=[.!?;:])\s+/u };
const shortest: Readonly<Record<Edition, number>> = { cn: 6, en: 16 };

/** The sentences of all items with the items that have them, after a change that makes some alike. */
function sharedBy(edition: Edition, alike: (sentence: string) => string): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [name, texts] of items(edition))
    for (const sentence of texts.flatMap((one) => one.split(ends[edition])).map((one) => one.trim()))
      if (sentence.length >= shortest[edition])
        owners.set(alike(sentence), (owners.get(alike(sentence)) ?? new Set()).add(name));
  return [...owners].filter(([, by]) => by.size > 2).map(([sentence, by]) => `${sentence} (${[...by].join(', ')})`);
}

const models = new RegExp(
  [...new Set(industryContents.flatMap(({ products }) => products.map(({ series }) => series)))].join('|'),
  'g',
);

describe('the texts of the first content', () => {
  it.each(editions)('share no sentence between more than two items: %s', (edition) => {
    expect(sharedBy(edition, (sentence) => sentence)).toEqual([]);
  });

  it.each(editions)('share no sentence that differs in numbers and models alone: %s', (edition) => {
    expect(sharedBy(edition, (sentence) => sentence.replaceAll(models, 'X').replaceAll(/[\d.,–-]+/g, '0'))).toEqual([]);
  });

  it('are of as many items as a portal needs, each with a text of its own', () => {
    const counts = { supplier: 104, product: 300, video: 60, issue: 96, paper: 60, post: 120, show: 48, release: 60 };
    for (const [kind, count] of Object.entries(counts)) {
      expect(of(kind).length, kind).toBe(count);
      for (const edition of editions) {
        const texts = of(kind).map((entry) => [briefOf(entry, edition), ...textsIn(entry.details, edition)].join('\n'));
        expect(new Set(texts).size, `${kind}, ${edition}`).toBe(count);
      }
    }
  });

  it('are translations of one another, paragraph by paragraph', () => {
    const wrong = entries.flatMap((entry) => {
      const [cn, en] = editions.map((edition) => [briefOf(entry, edition), ...textsIn(entry.details, edition)]);
      // A report may break its paragraphs elsewhere in the other language; what is written for an entry may not.
      if (entry.kind !== 'paper' && cn!.length !== en!.length)
        return [`${entry.kind} ${entry.id} has other paragraphs`];
      const ratio = cn!.join('').length / en!.join('').length;
      return ratio > 0.18 && ratio < 0.75 ? [] : [`${entry.kind} ${entry.id}: ${ratio.toFixed(2)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('name every parameter that they fill in', () => {
    for (const edition of editions)
      for (const [name, texts] of items(edition)) expect(texts.join(' '), name).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('tell a story once under a title', () => {
    for (const edition of editions) {
      const titles = [
        ...articles.filter((article) => article.edition === edition).map(({ title }) => title),
        ...['paper', 'video', 'release', 'post'].flatMap((kind) => of(kind).map((entry) => titleOf(entry, edition))),
      ];
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });
});

describe('the figures in texts', () => {
  it('of a supplier name no year before it was founded, and none after the end of the content', () => {
    const wrong = of('supplier').flatMap((entry) => {
      const { founded } = entry.details as { founded: number };
      return editions.flatMap((edition) =>
        textsIn(entry.details, edition)
          .flatMap((one) => one.match(/(?<![\d,.])(?:19|20)\d\d(?![\d,.])/g) ?? [])
          .map(Number)
          // What was there before is told as the place's story, at most a lifetime earlier.
          .filter((year) => year > 2026 || year < founded - 60)
          .map((year) => `${entry.id} ${year}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('of a show come from its days and exhibitors, and it opens on a Tuesday outside of public holidays', () => {
    const holidays = [
      ['2025-12-30', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-05-01', '2026-05-05'],
      ['2026-10-01', '2026-10-07'],
      ['2027-02-05', '2027-02-13'],
      ['2027-05-01', '2027-05-05'],
    ] as const;
    for (const { id, details, publishedAt } of of('show')) {
      const { start_date: start, exhibitor_ids: exhibitors } = details as {
        start_date: string;
        exhibitor_ids: number[];
      };
      expect([id, new Date(`${start}T12:00:00Z`).getUTCDay()]).toEqual([id, 2]);
      expect(start).toBe(shanghaiDay(publishedAt as Date));
      expect(
        holidays.some(([from, to]) => start >= from && start <= to),
        `${id} on ${start}`,
      ).toBe(false);
      for (const edition of editions)
        expect(
          textsIn(details, edition)
            .concat(
              briefOf(
                of('show').find((one) => one.id === id)!,
                edition,
              ),
            )
            .join(' '),
        ).toMatch(new RegExp(`\\b${exhibitors.length}(?!\\d)`));
    }
  });

  it('of a show are in tens of thousands in Chinese, as elsewhere', () => {
    for (const { id, briefCn, details } of of('show'))
      expect([briefCn, ...textsIn(details, 'cn')].join(' '), String(id)).not.toMatch(/\d,\d{3}/);
  });

  it('of a show are words in English where they are days', () => {
    for (const { id, briefEn, details } of of('show'))
      expect([briefEn, ...textsIn(details, 'en')].join(' '), String(id)).not.toMatch(
        /\d days|[.!?] (?:three|four) days/,
      );
  });

  it('of pressure are in one unit in Chinese prose', () => {
    for (const [name, texts] of items('cn')) expect(texts.join(' '), name).not.toMatch(/\d ?bar|\d公斤(?:气|冷却液)/);
  });

  it('of products have a minus sign, no hyphen', () => {
    for (const edition of editions)
      for (const { id, details } of of('product'))
        expect(textsIn(details, edition).join(' '), String(id)).not.toMatch(/(?<![\p{L}\d])-\d/u);
  });

  it('of an issue are those of four articles that were published before it, none twice in a magazine', () => {
    for (const [magazine] of magazines.entries()) {
      const issues = Array.from({ length: 8 }, (_issue, at) => issueOf(industryContents, magazine, at)!);
      expect(issues.map(({ inside }) => inside.length)).toEqual(issues.map(() => 4));
      const told = issues.flatMap(({ publishedAt, inside }) =>
        inside.map(({ slug, story }) => ({ name: `${slug}/${story.key}`, story, publishedAt })),
      );
      expect(new Set(told.map(({ name }) => name)).size).toBe(told.length);
      for (const { name, story, publishedAt } of told)
        expect(story.date < publishedAt.toISOString().slice(0, 10), name).toBe(true);
    }
  });
});

/** Whom each long read is about, `English|中文`. */
const mainPersons: Readonly<Record<string, string>> = {
  'plastics/all-electric-cap-line': 'Deng Wenhao|邓文浩',
  'semiconductor/silicon-carbide-200-mm': 'Deng Yao|邓瑶',
  'battery/dry-electrodes-second-try': 'Tang Yurou|唐雨柔',
  'aerospace/titanium-bulkhead-routes': 'Xu Anlan|徐安澜',
  'renewables/blade-resin-that-dissolves': 'Xu Jiaqi|徐佳琪',
  'surface/hard-chrome-successors': 'Pan Haifeng|潘海峰',
  'metalworking/unmanned-night-shift-dalian': 'Zhao Min|赵敏',
  'auto/rear-body-one-piece': 'Qin Shuo|秦朔',
  'medical/prefilled-syringe-bubble': 'Bai Yun|白云',
  'plastics/bottle-to-bottle-decontamination': 'Han Xueping|韩雪萍',
  'power-transmission/shaft-currents-800-volt': 'Guan Lei|关磊',
  'laser/sixty-kilowatt-plate': 'Qiu Bin|邱斌',
  'environment/zero-discharge-salt': 'Kong Lingyu|孔令雨',
  'fluid-power/press-with-small-pumps': 'Cui Yongsheng|崔永胜',
  'moulds/conformal-cooling-accounts': 'Zhang Meihua|张美华',
  'logistics/clad-rack-warehouse-wuhu': 'Fang Shu|方舒',
  'plastics/nine-layer-film-line': 'Chen Zhaofeng|陈兆丰',
  'robotics/humanoid-in-the-kitting-aisle': 'Meng Yao|蒙瑶',
};

describe('what is longer', () => {
  it('calls its main person by one name, in the story and in the chapters that follow', () => {
    const longReads = textsOf('long-reads');
    expect(Object.keys(mainPersons).sort()).toEqual([...longReads.keys()].sort());
    for (const [key, names] of Object.entries(mainPersons)) {
      const [slug, storyKey] = key.split('/');
      const { stories } = industryContents.find((content) => content.slug === slug)!;
      const story = stories.find((one) => one.key === storyKey)!;
      const [en = '', cn = ''] = names.split('|');
      const chapters = longReads.get(key)!;
      expect([story.en?.body, story.cn?.body], key).toEqual([expect.stringContaining(en), expect.stringContaining(cn)]);
      // English goes on with the surname; the paragraph that has it has the whole name in Chinese, or a pronoun.
      const named = chapters.filter((line) => line.en.includes(en.split(' ')[0]!));
      expect(named.length, key).toBeGreaterThan(0);
      // A name with that surname and of that length is this person’s.
      const alike = new RegExp(`${cn[0]}\\p{Script=Han}{${cn.length - 1}}`, 'gu');
      const said = named.flatMap((line) => line.cn.match(alike) ?? []);
      expect(said, key).toContain(cn);
    }
  });

  it('is twenty reports of 900 words or 1,800 characters, with a chart and a drawing', () => {
    const long = articles.filter(({ edition, body }) => {
      // What is read as prose: no table, no caption.
      const text = body.replaceAll(/<(table|figcaption|iframe)[\s>].*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ');
      const isLong =
        edition === 'cn' ? text.replaceAll(/\s/g, '').length >= 1800 : text.trim().split(/\s+/).length >= 900;
      return isLong && /data-chart="(?!none)/.test(body) && body.includes('<figure>');
    });
    for (const edition of editions)
      expect(long.filter((article) => article.edition === edition).length, edition).toBeGreaterThanOrEqual(20);
  });

  it('is papers with contents and a chart, whose pages are those of their files', () => {
    for (const { id, details } of of('paper')) {
      const { pages, sections, contents } = details as {
        pages: Record<Edition, number>;
        sections: Record<Edition, { heading: string; paragraphs: string[]; bars?: { value: number }[] }[]>;
        contents: Record<Edition, string>[];
      };
      for (const edition of editions) {
        expect(pages[edition], `pages of ${id}`).toBeGreaterThanOrEqual(8);
        expect(sections[edition].filter(({ bars }) => (bars?.length ?? 0) > 1).length, `charts of ${id}`).toBe(1);
        expect(contents.map((line) => line[edition])).toEqual(
          sections[edition].map(({ heading }) => heading).filter(Boolean),
        );
      }
    }
  });

  it('is films with lengths and with chapters of their own', () => {
    const films = of('video').map(
      ({ details }) => details as { seconds: number; chapters: { seconds: number; title: Record<Edition, string> }[] },
    );
    for (const edition of editions) {
      const names = films.flatMap(({ chapters }) => chapters.map(({ title }) => title[edition]));
      expect(names.length).toBe(4 * films.length);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
    expect(
      new Set(films.map(({ seconds, chapters }) => `${seconds} ${chapters.map((one) => one.seconds).join()}`)).size,
    ).toBeGreaterThan(35);
    for (const { seconds, chapters } of films) expect(chapters.at(-1)!.seconds).toBeLessThan(seconds);
  });
});

describe('a file of texts', () => {
  it('gives each English line its Chinese one, with what marks both', () => {
    const [[key, lines] = ['', []]] = [...parseTexts('# For editors\n\n## one\nTitle\n标题\n- Item\n- 项\n', 'a file')];
    expect([key, lines]).toEqual([
      'one',
      [
        { mark: '', en: 'Title', cn: '标题' },
        { mark: '-', en: 'Item', cn: '项' },
      ],
    ]);
  });

  it.each([
    ['a line without its translation', '## one\nTitle\n'],
    ['two lines of English', '## one\nTitle\nAgain\n'],
    ['a mark that only one of them has', '## one\n- Item\n项\n'],
    ['a text that is there twice', '## one\nA\n甲\n## one\nB\n乙\n'],
  ])('is refused with %s', (_what, content) => {
    expect(() => parseTexts(content, 'a file')).toThrow(/^a file/);
  });
});
