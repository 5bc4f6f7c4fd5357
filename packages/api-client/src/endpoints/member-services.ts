import type { Contact, DownloadLink, Id } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { perform } from '../http/http.ts';
import { contactDetail } from '../contract/contact.ts';
import { paperDownload } from '../contract/download.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** How a supplier, or the author of a post, is reached. Refuses a visitor. */
export const getContact = (client: ApiClient, entryId: Id, options?: CallOptions): Promise<Result<Contact>> =>
  perform(client, contactDetail, { query: { id: entryId } }, ({ contact }) => contact, options);

/** A link to the file of a white paper, for this member, for five minutes. Refuses a visitor. */
export const requestPaperFile = (client: ApiClient, id: Id, options?: CallOptions): Promise<Result<DownloadLink>> =>
  perform(
    client,
    paperDownload,
    { body: { id } },
    ({ url, expires: expiresAt, file_name: fileName }) => ({ url: client.urlOf(url), expiresAt, fileName }),
    options,
  );
