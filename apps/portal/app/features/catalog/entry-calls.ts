import {
  createApiClient,
  getContact,
  getIssuePage,
  isNotFound,
  memberOutcomeOf,
  requestPaperFile,
  sendEnquiry,
  sendOutcomeOf,
  subscribe,
  uploadFile,
  uploadOutcomeOf,
  valueOf,
  type ApiClientOptions,
} from '@millwright/api-client';
import type { EnquiryForm, Id, SubscriptionForm } from '@millwright/domain';

// What members do with entries. Islands fetch this with its first use; a visitor is invited to log in.

/** How a supplier, or the author of a post, is reached. */
export const loadContact = async (options: ApiClientOptions, entryId: Id) =>
  valueOf(await getContact(createApiClient(options), entryId));

/** A page of an issue; null where there is none. */
export async function loadIssuePage(options: ApiClientOptions, issueId: Id, page: number, signal: AbortSignal) {
  const response = await getIssuePage(createApiClient(options), issueId, page, { signal });
  return !response.ok && isNotFound(response.failure) ? null : valueOf(response);
}

/** A link to the file of a white paper. */
export async function downloadPaper(options: ApiClientOptions, id: Id) {
  const result = await requestPaperFile(createApiClient(options), id);
  return memberOutcomeOf(result, ({ url }) => ({ status: 'ready' as const, href: url }));
}

/** Sends an enquiry; the same key counts once. */
export async function submitEnquiry(options: ApiClientOptions, form: EnquiryForm, key: string) {
  const result = await sendEnquiry(createApiClient(options), form, key);
  if (!result.ok) return sendOutcomeOf(result);
  return { status: 'sent' as const, notAskedIds: result.value.notAskedIds };
}

/** Stores a file for an enquiry. */
export const storeFile = async (options: ApiClientOptions, file: File, signal: AbortSignal) =>
  uploadOutcomeOf(await uploadFile(createApiClient(options), file.name, file, { signal }));

/** Subscribes to a magazine. */
export const subscribeToMagazine = async (options: ApiClientOptions, form: SubscriptionForm) =>
  sendOutcomeOf(await subscribe(createApiClient(options), form));
