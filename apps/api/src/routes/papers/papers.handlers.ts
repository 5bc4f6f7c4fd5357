import { createHash } from 'node:crypto';
import { paperDownload, paperFile } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import type { Context } from 'hono';
import { makePdfAside } from '../../content/long-texts.ts';
import { queryRows } from '../../db/database.ts';
import { attachmentAs } from '../../http/attachment.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import { partOf, sendPart } from '../../http/byte-range.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { isSame, keyedHash } from '../../members/hashes.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import type { PaperContent, PaperSection } from '../../papers/paper-pdf.ts';
import { inEdition } from '../entries/entries.wire.ts';
import { paperQuery, type PaperRow } from './papers.queries.ts';

/** How long a link works, in milliseconds. */
const linkLifetime = 5 * 60_000;

const findPaper = async ({ db, clock }: Services, id: number, edition: EditionKey): Promise<PaperRow | null> =>
  (await queryRows<PaperRow>(db, paperQuery(id, edition, clock())))[0] ?? null;

/** What the file of a paper holds; one without chapters holds what its page shows. */
function contentOf({ title, brief, publisher, published, details }: PaperRow, edition: EditionKey): PaperContent {
  const { sections, paragraphs } = inEdition(details, edition) as { sections?: PaperSection[]; paragraphs?: string[] };
  return {
    edition,
    title,
    brief,
    publisher,
    publishedAt: new Date(published),
    sections: sections ?? [{ heading: '', paragraphs: paragraphs ?? [brief] }],
  };
}

/** Proves that a link was made here, for this member and this paper, until then, in milliseconds since 1970. */
const signDownload = async (
  { keyFor }: Services,
  memberId: number,
  paperId: number,
  expires: number,
): Promise<string> => keyedHash(await keyFor('download'), memberId, paperId, expires);

/** The name that a file is saved under: the title without what no file system takes. */
const fileNameOf = (title: string): string =>
  `${title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)}.pdf`;

/** `POST /memberApi/paper/download`: a link for this member and this paper. */
export const issueLink = (services: Services) =>
  withBody(
    services,
    paperDownload.request,
    async (context, memberId, { id }) => {
      const paper = await findPaper(services, id, context.get('edition'));
      if (!paper) return refuse(context, 'not_found');
      await refuseTooOften(context, services, memberId, 'download');
      const expires = services.clock().getTime() + linkLifetime;
      const sign = await signDownload(services, memberId, id, expires);
      const query = new URLSearchParams({ id: String(id), expires: String(expires), sign });
      return respond(
        context,
        {
          url: `${paperFile.path}?${query}`,
          expires: new Date(expires).toISOString(),
          file_name: fileNameOf(paper.title),
        },
        caching.personal,
      );
    },
    'download_members_only',
  );

/** Sends a file, or the part of it that is requested. */
function sendFile(context: Context<ApiEnvironment>, bytes: Uint8Array, headers: Record<string, string>): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const about = {
    ...headers,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': caching.personal,
    'content-security-policy': "default-src 'none'; sandbox",
  };
  const condition = context.req.header('if-range');
  const isSameFile = condition === undefined || condition === etag;
  return sendPart(context, partOf(bytes, isSameFile ? context.req.header('range') : undefined), about);
}

/** `GET /memberApi/paper/file`: the session is looked at again now, whatever the link says. */
export const sendPaper = (services: Services) =>
  forMember(
    services,
    async (context, memberId) => {
      const link = readQuery(context, paperFile.request, 'download_link_invalid', { status: 403 });
      const [id, expires] = [Number(link.id), Number(link.expires)];
      const isGranted =
        expires > services.clock().getTime() && isSame(link.sign, await signDownload(services, memberId, id, expires));
      if (!isGranted) return refuse(context, 'download_link_invalid', { status: 403 });
      const edition = context.get('edition');
      const paper = await findPaper(services, id, edition);
      if (!paper) return refuse(context, 'not_found', { status: 404 });
      return sendFile(context, await makePdfAside(contentOf(paper, edition)), {
        'content-type': 'application/pdf',
        'content-disposition': attachmentAs(`paper-${id}.pdf`, fileNameOf(paper.title)),
      });
    },
    'download_members_only',
  );
