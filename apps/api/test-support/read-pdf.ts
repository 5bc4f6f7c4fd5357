import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a viewer shows of a file, its text as a reader copies it. */
export interface ReadPdf {
  pages: number;
  text: string;
  title: string;
}

/** Reads a PDF by the code that browsers show it with. */
export async function readPdf(bytes: ArrayBuffer | Uint8Array): Promise<ReadPdf> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(file, { mergePages: false });
  const { info } = await getMeta(file);
  return { pages: totalPages, text: text.join('\n'), title: String(info['Title']) };
}
