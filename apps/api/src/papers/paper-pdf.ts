import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { htmlLang, type EditionKey } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import PDFDocument from 'pdfkit';
import { proseDay } from './prose-day.ts';
import { heightOfBars, setBars, type ChartBar } from './paper-chart.ts';
import { setTable, type PaperTable } from './paper-table.ts';
import { featuresOf, printable } from './printable.ts';

/** A chapter of a paper. */
export interface PaperSection {
  /** Empty for what comes before the first heading. */
  heading: string;
  paragraphs: readonly string[];
  /** What a bar chart shows below the paragraphs. */
  bars?: readonly ChartBar[];
  /** What stands below both. */
  tables?: readonly PaperTable[];
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

/** How a text is set, in points. */
interface TextStyle {
  size: number;
  /** The distance of its lines. */
  lead: number;
  /** The room below it. */
  gap: number;
  isBold?: boolean;
}

/** Wide enough that a line holds some 70 letters, or 35 characters. */
const margin = 84;
const body = { size: 12, lead: 22, gap: 12 } as const;
const heading = { size: 17, lead: 26, gap: 12, isBold: true } as const;
/** The room above a chapter, and what has to fit below its heading: three lines. */
const chapter = { above: 26, least: heading.lead + heading.gap + 3 * body.lead } as const;
/** Lines of the contents on a page, and the room for the page numbers. */
const contents = { lines: 18, indent: 28 } as const;

const readFont = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(file)));

/** One family for both editions: its Latin letters are made to stand next to its Chinese characters. */
const fonts = {
  regular: readFont('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: readFont('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
};

/** Sets a text below the last one. The library breaks its lines by UAX #14, which has the rules of clreq for them. */
function setText(
  document: PDFKit.PDFDocument,
  text: string,
  { size, lead, gap, isBold = false }: TextStyle,
  options: PDFKit.Mixins.TextOptions = {},
): void {
  document.font(isBold ? 'bold' : 'regular', size);
  const lineGap = lead - document.currentLineHeight(true);
  document.text(printable(text), { lineGap, features: featuresOf(text), ...options });
  document.y += gap;
}

/** Sets the titles of chapters on a page of the contents, each a link. */
function setContents(document: PDFKit.PDFDocument, lines: readonly { title: string; page: number; link: string }[]) {
  for (const { title, page, link } of lines) {
    const { y } = document;
    document.font('regular', body.size).text(String(page), margin, y, { lineBreak: false });
    document.x = margin + contents.indent;
    document.y = y;
    setText(document, title, body, { height: body.lead, ellipsis: true, goTo: link });
  }
}

/** Goes to the next page where `height` is not left on this one. */
function makeRoom(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > document.page.height - margin) document.addPage();
}

/** Sets a chapter below the last one. */
function setSection(document: PDFKit.PDFDocument, { heading: title, paragraphs, bars, tables }: PaperSection): void {
  if (title !== '') setText(document, title, heading);
  for (const paragraph of paragraphs) setText(document, paragraph, body);
  if (bars) {
    makeRoom(document, heightOfBars(bars));
    setBars(document, bars, margin);
  }
  for (const table of tables ?? []) setTable(document, table, margin);
}

/** Sets a paper: a cover, the contents, then its chapters, which run on. */
function setPaper(document: PDFKit.PDFDocument, paper: PaperContent): void {
  const { edition, title, brief, publisher, publishedAt, sections } = paper;
  const pagesSoFar = (): number => document.bufferedPageRange().count;
  const turnTo = (page: number): void => {
    document.switchToPage(page - 1);
    document.x = margin;
    document.y = margin;
  };
  setText(document, apiMessage('paperLabel', edition), { size: 12, lead: 20, gap: 140 });
  setText(document, title, { size: 26, lead: 36, gap: 24, isBold: true });
  setText(document, brief, { size: 13, lead: 21, gap: 60 });
  setText(document, publisher, { ...body, gap: 0 });
  setText(document, proseDay(publishedAt, edition), body);

  const firstOfContents = pagesSoFar() + 1;
  const contentsPages = Math.max(1, Math.ceil(sections.length / contents.lines));
  for (let page = 0; page < contentsPages; page += 1) document.addPage();
  const lines = sections.map((section, index) => {
    if (index === 0) document.addPage();
    else {
      document.y += chapter.above;
      makeRoom(document, chapter.least);
    }
    const line = { title: section.heading || title, page: pagesSoFar(), link: `chapter-${index}` };
    document.addNamedDestination(line.link, 'XYZ', margin, document.y, null);
    document.outline.addItem(line.title);
    setSection(document, section);
    return line;
  });
  for (let page = 0; page < contentsPages; page += 1) {
    turnTo(firstOfContents + page);
    if (page === 0) setText(document, apiMessage('paperContents', edition), heading);
    setContents(document, lines.slice(page * contents.lines, (page + 1) * contents.lines));
  }
  const pages = pagesSoFar();
  for (let page = 2; page <= pages; page += 1) {
    turnTo(page);
    const label = apiMessage('paperPage', edition, { page, pages });
    document.font('regular', 9).text(label, margin, document.page.height - margin + 6, { lineBreak: false });
  }
}

/** A paper with all its pages set, of which nothing is written yet. */
function setDocument(paper: PaperContent): PDFKit.PDFDocument {
  const { title, edition, publishedAt } = paper;
  const document = new PDFDocument({
    size: 'A4',
    margin,
    // The numbers of pages are set when all pages are.
    bufferPages: true,
    pdfVersion: '1.7',
    lang: htmlLang(edition),
    displayTitle: true,
    info: { Title: title, CreationDate: publishedAt, ModDate: publishedAt },
  });
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  setPaper(document, paper);
  return document;
}

/** How many pages the file of a paper has, without making it; about half a second. */
export const countPages = (paper: PaperContent): number => setDocument(paper).bufferedPageRange().count;

/** Makes the file of a paper: the same paper gives the same bytes. */
export function paperPdf(paper: PaperContent): Promise<Buffer> {
  const document = setDocument(paper);
  document.end();
  return buffer(document);
}
