import { writeFileSync } from 'node:fs';
import { prepareArticleHtml } from '../src/content/sanitize-html/index.ts';
import { readFeed, surveyFeed } from '../src/transfer/read-feed.ts';
import type { FileRecord } from '../src/transfer/file-record.ts';
import { wordpressExport, type ExportedPost } from './wordpress-export.ts';

/** A body of a source, and what a reader and the report get of it. */
export interface ImportedBody {
  /** Its title. */
  name: string;
  source: string;
  /** Parts of the sanitised body, in their order. */
  shown: string[];
  /** Parts that a reader does not get. @default none */
  hidden?: string[];
  /** Lines of the report. @default none */
  losses?: string[];
  /** Further elements of its record. @default none */
  extra?: string;
  /** What is attached to it: endings by ids. @default nothing */
  attached?: Readonly<Record<number, string>>;
}

/** Settings of an import with one host of players. */
export const bodySettings = {
  now: new Date('2026-05-05T08:00:00Z'),
  playerHosts: ['player.example'],
  industries: new Map<string, number>(),
};

const attachment = (id: number, ending: string, extra = ''): ExportedPost => ({
  id,
  title: `Attachment ${id}`,
  body: '',
  type: 'attachment',
  extra: `<wp:attachment_url>https://a.example/${id}.${ending}</wp:attachment_url>${extra}`,
});

const alternative =
  '<wp:postmeta><wp:meta_key><![CDATA[_wp_attachment_image_alt]]></wp:meta_key>' +
  '<wp:meta_value><![CDATA[A press]]></wp:meta_value></wp:postmeta>';

/** Reads bodies as posts of one WordPress export, which has the images 901 to 903 too; by their titles. */
export async function readBodies(file: string, bodies: readonly ImportedBody[]): Promise<Map<string, FileRecord>> {
  const posts = bodies.map(({ name, source, extra }, index) => ({ id: index + 1, title: name, body: source, extra }));
  const attached = bodies.flatMap(({ attached: own = {} }, index) =>
    Object.entries(own).map(([id, ending]) =>
      attachment(Number(id), ending, `<wp:post_parent>${index + 1}</wp:post_parent>`),
    ),
  );
  const captioned = { ...attachment(903, 'jpg', alternative), excerpt: 'The &lt;new&gt; press' };
  writeFileSync(
    file,
    wordpressExport([...posts, attachment(901, 'jpg'), attachment(902, 'jpg'), captioned, ...attached], 'en'),
  );
  const read = new Map<string, FileRecord>();
  for await (const record of readFeed(file, await surveyFeed(file, {}), bodySettings))
    if ('record' in record) read.set(String(record.record.title), record);
  return read;
}

/** What of a body is not as it should be. */
export function faultsOf(body: ImportedBody, record: FileRecord | undefined): unknown[] {
  const { shown, hidden = [], losses = [] } = body;
  if (!record || !('record' in record)) return [record];
  const html = prepareArticleHtml(String(record.record.body), { playerHosts: bodySettings.playerHosts });
  let at = 0;
  const faults: unknown[] = [];
  for (const part of shown) {
    const found = html.indexOf(part, at);
    if (found === -1) faults.push(`${part} is not in ${html}`);
    else at = found;
  }
  for (const part of hidden) if (html.includes(part)) faults.push(`${part} is in ${html}`);
  const reported = (record.losses ?? []).map(({ block, what }) => `${block}: ${what}`);
  if (JSON.stringify(reported) !== JSON.stringify(losses)) faults.push(reported);
  return faults;
}
