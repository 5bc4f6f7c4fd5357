import { htmlLang, type EditionKey } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import { shanghaiDay } from '../shanghai-day.ts';
import { faceOf, pageSize, writePdf, type PdfText } from './pdf-document.ts';
import { breakLines } from './pdf-text.ts';

/** A chapter of a paper. */
export interface PaperSection {
  /** Empty for what comes before the first heading. */
  heading: string;
  paragraphs: readonly string[];
}

/** What a paper's file is made from, in one language. */
export interface PaperContent {
  edition: EditionKey;
  title: string;
  brief: string;
  /** Who issues it. */
  publisher: string;
  publishedAt: Date;
  sections: readonly PaperSection[];
}

const margin = 64;
const measure = pageSize.width - 2 * margin;
const top = pageSize.height - margin - 12;
const bottom = margin + 16;
const body = { size: 11, lead: 18, gap: 9 } as const;
const heading = { size: 16, lead: 24, gap: 10 } as const;

type Page = PdfText[];

/** Sets lines one below the other, and goes on to a further page where one is full. */
function createColumn(edition: EditionKey, pages: Page[]) {
  const face = faceOf[edition];
  let page: Page = [];
  let y = top;
  const turn = (): void => {
    page = [];
    pages.push(page);
    y = top;
  };
  turn();
  return {
    set(text: string, style: { size: number; lead: number; gap: number; bold?: boolean }): void {
      for (const line of breakLines(text, face, style.size, measure, style.bold)) {
        if (y - style.lead < bottom) turn();
        y -= style.lead;
        page.push({ text: line, x: margin, y, size: style.size, bold: style.bold ?? false });
      }
      y -= style.gap;
    },
    skip(points: number): void {
      y -= points;
    },
  };
}

const setSection = ({ heading: words, paragraphs }: PaperSection, edition: EditionKey): Page[] => {
  const pages: Page[] = [];
  const column = createColumn(edition, pages);
  if (words !== '') column.set(words, { ...heading, bold: true });
  for (const paragraph of paragraphs) column.set(paragraph, body);
  return pages;
};

/** The pages of a paper: a cover, the contents, then every chapter from a page of its own. */
function setPages({ edition, title, brief, publisher, publishedAt, sections }: PaperContent): Page[] {
  const cover: Page[] = [];
  const front = createColumn(edition, cover);
  front.set(apiMessage('paperLabel', edition), { size: 12, lead: 20, gap: 140 });
  front.set(title, { size: 26, lead: 36, gap: 24, bold: true });
  front.set(brief, { size: 13, lead: 21, gap: 60 });
  front.set(`${publisher}, ${shanghaiDay(publishedAt)}`, body);

  const chapters = sections.map((section) => setSection(section, edition));
  const contents: Page[] = [];
  const list = createColumn(edition, contents);
  list.set(apiMessage('paperContents', edition), { ...heading, bold: true });
  let number = cover.length + 2;
  for (const [index, { heading: words }] of sections.entries()) {
    list.set(`${number}  ${words || title}`, body);
    number += chapters[index]!.length;
  }
  const pages = [...cover, ...contents.slice(0, 1), ...chapters.flat()];
  for (const [index, page] of pages.entries()) {
    if (index > 0)
      page.push({
        text: apiMessage('paperPage', edition, { page: index + 1, pages: pages.length }),
        x: margin,
        y: margin - 16,
        size: 9,
      });
  }
  return pages;
}

/** How many pages a paper's file has. */
export const paperPages = (content: PaperContent): number => setPages(content).length;

/** The file of a paper. */
export const paperPdf = (content: PaperContent): Buffer =>
  writePdf({
    title: content.title,
    language: htmlLang(content.edition),
    face: faceOf[content.edition],
    created: content.publishedAt,
    pages: setPages(content),
  });
