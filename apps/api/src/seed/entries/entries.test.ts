import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test-support/read-pdf.ts';
import { paperPdf, type PaperSection } from '../../papers/paper-pdf.ts';
import { composeArticles } from '../demo-articles/compose.ts';
import { industryContents } from '../demo-articles/index.ts';
import { parseImageUrl } from '../images/image-url.ts';
import { contactRows, enquiryEventRows } from './contacts.ts';
import type { EntryRow } from './entry-rows.ts';
import { composeEntries } from './index.ts';

/** Whether more papers are laid out than those with the longest chapters: `MILLWRIGHT_FULL=1`. */
const isFull = process.env.MILLWRIGHT_FULL === '1';

const entries = composeEntries(industryContents);
const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
const han = /\p{Script=Han}/u;

describe('seeded entries', () => {
  it('are as many as a portal needs', () => {
    expect(of('supplier').length).toBeGreaterThanOrEqual(90);
    expect(of('product').length).toBeGreaterThanOrEqual(300);
    const counts = Object.fromEntries(
      ['video', 'magazine', 'issue', 'paper', 'post', 'show'].map((kind) => [kind, of(kind).length]),
    );
    expect(counts).toEqual({ video: 60, magazine: 12, issue: 96, paper: 60, post: 120, show: 48 });
    expect(of('release').length).toBeGreaterThanOrEqual(20);
  });

  it('have ids of their own and owners that exist', () => {
    const ids = new Set(entries.map(({ id }) => id));
    expect(ids.size).toBe(entries.length);
    for (const { id, ownerId } of entries) expect(ownerId == null || ids.has(ownerId), `owner of ${id}`).toBe(true);
  });

  it('are written in both languages, English without Han characters', () => {
    for (const { id, titleCn, titleEn, briefEn, details } of entries) {
      expect(titleCn, `Chinese title of ${id}`).toMatch(han);
      expect(`${titleEn} ${briefEn}`, `English of ${id}`).not.toMatch(han);
      const english = JSON.stringify(details ?? {}, (key, value: unknown) => (key === 'cn' ? undefined : value));
      expect(english, `details of ${id}`).not.toMatch(han);
    }
  });

  it('have titles of their own within a kind', () => {
    for (const kind of ['video', 'issue', 'paper', 'supplier', 'product', 'show', 'release']) {
      const titles = of(kind).map(({ titleEn }) => titleEn);
      expect(
        titles.filter((title, at) => titles.indexOf(title) !== at),
        kind,
      ).toEqual([]);
    }
  });

  it('have images that can be drawn, and a place for each show, before and after the end of the seed', () => {
    for (const { id, image } of entries)
      if (image) expect(parseImageUrl(image.replace('/img/', '')), `image of ${id}`).not.toBeNull();
    const ends = of('show').map(({ endsAt }) => endsAt!.toISOString());
    expect(ends.some((end) => end < '2026-11-20') && ends.some((end) => end > '2026-11-21')).toBe(true);
  });
});

describe('what belongs to seeded entries', () => {
  it('is a contact of every supplier and every request, in both languages, that calls nobody', () => {
    const contacts = contactRows(entries);
    expect(contacts.length).toBe(of('supplier').length + of('post').filter(({ side }) => side === 'demand').length);
    for (const { personCn, personEn, phone, email, addressEn } of contacts) {
      expect(personCn).toMatch(han);
      expect(`${personEn} ${addressEn}`).not.toMatch(han);
      expect([phone, email]).toEqual([
        expect.stringMatching(/^\+86 21 0000 \d{4}$/),
        expect.stringMatching(/@example\.com$/),
      ]);
    }
  });

  it('is what became of enquiries: answers come after what they answer, and some do not come', () => {
    const events = enquiryEventRows(entries);
    const sent = new Map(
      events.filter(({ kind }) => kind === 'sent').map(({ enquiry, happenedAt }) => [enquiry, happenedAt]),
    );
    const answers = events.filter(({ kind }) => kind === 'answered');
    for (const { enquiry, happenedAt } of answers) expect(happenedAt > sent.get(enquiry)!).toBe(true);
    expect(answers.length).toBeLessThan(sent.size);
    expect(new Set(events.map(({ supplierId }) => supplierId)).size).toBe(of('supplier').length);
  });

  it('is a file of as many pages as a paper says it has', async () => {
    type Details = { pages: Record<'cn' | 'en', number>; sections: Record<'cn' | 'en', PaperSection[]> };
    const longestChapter = ({ details }: EntryRow): number =>
      Math.max(...(details as Details).sections.en.map(({ paragraphs }) => paragraphs.join('').length));
    const papers = of('paper').sort((one, other) => longestChapter(other) - longestChapter(one));
    for (const { details, publishedAt, titleEn, titleCn, briefEn, briefCn } of papers.slice(0, isFull ? 12 : 3)) {
      const { pages, sections } = details as Details;
      const about = { cn: { title: titleCn!, brief: briefCn! }, en: { title: titleEn!, brief: briefEn! } };
      for (const edition of ['cn', 'en'] as const) {
        const paper = { edition, ...about[edition], publisher: 'Somebody', publishedAt, sections: sections[edition] };
        const file = await readPdf(await paperPdf(paper));
        expect(file.pages).toBe(pages[edition]);
        expect(file.pages).toBeGreaterThan(3);
      }
    }
  });

  it('is a cover story of its own for each magazine of a month', () => {
    const leads = of('issue').map(({ publishedAt, details }) => {
      const { contents } = details as { contents: { article_id: Record<'cn' | 'en', number> }[] };
      return `${publishedAt.toISOString().slice(0, 7)} ${contents[0]!.article_id.en}`;
    });
    expect(leads).toHaveLength(96);
    expect(leads.filter((lead, at) => leads.indexOf(lead) !== at)).toEqual([]);
  });

  it('is an article behind every line of an issue’s contents', () => {
    const titles = new Map(composeArticles(industryContents).map(({ id, title }) => [id, title]));
    for (const { id, details } of of('issue')) {
      const { contents } = details as {
        contents: { title: Record<'cn' | 'en', string>; article_id: Record<'cn' | 'en', number> }[];
      };
      for (const { title, article_id: ids } of contents) {
        expect([id, titles.get(ids.cn), titles.get(ids.en)]).toEqual([id, title.cn, title.en]);
      }
    }
  });
});
