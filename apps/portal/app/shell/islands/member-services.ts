import * as api from '@millwright/api-client';
import { type Failure, type Result, valueOf } from '@millwright/api-client';
import {
  articleLink,
  detailPath,
  searchHref,
  type Contact,
  type EnquiryForm,
  type Favourite,
  type Id,
  type IssuePage,
  type SearchSuggestion,
  type SearchSuggestions,
  type SubscriptionForm,
  type WechatSignature,
} from '@millwright/domain';
import type { EnquiryOutcome } from '@millwright/ui/enquiry-form';
import type { UploadOutcome } from '@millwright/ui/file-upload';
import type { FavouriteItem, FavouriteOutcome } from '@millwright/ui/favourites';
import type { DownloadOutcome } from '@millwright/ui/gated-download';
import type { SubscriptionOutcome } from '@millwright/ui/subscription-form';
import type { Suggestion, SuggestPort } from '@millwright/ui/search-panel';
import type { BrowserApiOptions } from '../page/site.ts';

/** What pages do for members. A visitor is invited to log in. */
export interface MemberServices {
  /** How a supplier, or the author of a post, is reached. */
  getContact(entryId: Id): Promise<Contact>;
  /** A page of an issue; null where there is none. */
  getIssuePage(issueId: Id, page: number, signal: AbortSignal): Promise<IssuePage | null>;
  /** The latest favourites of the member. */
  listFavourites(): Promise<readonly Favourite[]>;
  /** Whether it is a favourite of the member. */
  isFavourite(item: Pick<FavouriteItem, 'kind' | 'id'>): Promise<boolean>;
  addFavourite(item: FavouriteItem): Promise<FavouriteOutcome>;
  removeFavourite(item: FavouriteItem): Promise<FavouriteOutcome>;
  /** A link to the file of a white paper. */
  downloadPaper(id: Id): Promise<DownloadOutcome>;
  /** Sends an enquiry; the same key counts once. */
  sendEnquiry(form: EnquiryForm, key: string): Promise<EnquiryOutcome>;
  /** Stores a file for an enquiry. */
  sendFile(file: File, signal: AbortSignal): Promise<UploadOutcome>;
  /** Subscribes to a magazine. */
  subscribe(form: SubscriptionForm): Promise<SubscriptionOutcome>;
  suggest: SuggestPort;
  /** Signs the URL of a page for WeChat. */
  signForWechat(url: string): Promise<Result<WechatSignature>>;
}

/** The words of the service, where it said something. */
const wordsOf = (failure: Failure): { message?: string } =>
  failure.kind === 'refused' && failure.message ? { message: failure.message } : {};

/** What became of a call that only members may make. */
function outcomeOf<Value, Done>(result: Result<Value>, done: (value: Value) => Done) {
  if (result.ok) return done(result.value);
  if (api.isLoginNeeded(result.failure)) return { status: 'loginNeeded' as const };
  return { status: 'failed' as const, ...wordsOf(result.failure) };
}

/** What became of a form. */
function sendOutcomeOf(result: Result<unknown>) {
  if (result.ok) return { status: 'sent' as const };
  const fields = api.wrongFields(result.failure);
  if (fields.length > 0) return { status: 'invalid' as const, fields, ...wordsOf(result.failure) };
  return outcomeOf(result, () => ({ status: 'sent' as const }));
}

/** Where a suggestion leads. A keyword has no page: it is searched for. */
const hrefOf = ({ kind, id, urlName }: SearchSuggestion): string | undefined => {
  if (id === null || kind === 'keyword') return undefined;
  return kind === 'article' ? articleLink({ id, urlName, externalUrl: null }) : detailPath(kind, id);
};

const done = () => ({ status: 'done' as const });

/** Suggestions in the order in which they are shown: what begins so, and then how much there is of each kind. */
const suggestionsOf = ({ items, keyword, kinds, corrected }: SearchSuggestions): Suggestion[] => [
  ...items.map((found) => ({
    kind: found.kind,
    text: found.title,
    href: hrefOf(found),
    count: found.count,
    isCorrected: corrected !== null && found.kind === 'keyword' && found.title === corrected,
  })),
  ...kinds.map(({ value, count }) => ({
    kind: 'within' as const,
    text: keyword,
    within: value,
    count,
    href: searchHref({ keyword, kind: value }),
  })),
];

/** Creates what pages do for members. Fetched with the first island that needs it. */
export function createMemberServices(options: BrowserApiOptions): MemberServices {
  const client = api.createApiClient(options);
  return {
    getContact: async (entryId) => valueOf(await api.getContact(client, entryId)),
    getIssuePage: async (issueId, page, signal) => {
      const response = await api.getIssuePage(client, issueId, page, { signal });
      return !response.ok && api.isNotFound(response.failure) ? null : valueOf(response);
    },
    listFavourites: async () => valueOf(await api.listFavourites(client, { rows: 50 })).items,
    isFavourite: async ({ kind, id }) => valueOf(await api.filterFavourites(client, kind, [id])).includes(id),
    addFavourite: async ({ kind, id }) => outcomeOf(await api.addFavourite(client, kind, id), done),
    removeFavourite: async ({ kind, id }) => outcomeOf(await api.removeFavourite(client, kind, id), done),
    downloadPaper: async (id) =>
      outcomeOf(await api.requestPaperFile(client, id), ({ url }) => ({ status: 'ready' as const, href: url })),
    sendEnquiry: async (form, key) => {
      const result = await api.sendEnquiry(client, form, key);
      return result.ok ? { status: 'sent', notAskedIds: result.value.notAskedIds } : sendOutcomeOf(result);
    },
    sendFile: async (file, signal) => {
      const result = await api.uploadFile(client, file.name, file, { signal });
      if (result.ok) return { status: 'stored', id: result.value.id };
      const { message } = wordsOf(result.failure);
      return { status: 'failed', ...(message !== undefined && { reason: message }) };
    },
    subscribe: async (form) => sendOutcomeOf(await api.subscribe(client, form)),
    suggest: async (text, signal) => suggestionsOf(valueOf(await api.listSuggestions(client, text, { signal }))),
    signForWechat: (url) => api.signForWechat(client, url),
  };
}
