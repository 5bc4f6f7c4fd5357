import { createApiClient, isLoginNeeded, type ApiClient, type Failure, type Result } from '@millwright/api-client';
import type { FavouriteItem, FavouriteOutcome } from '@millwright/ui/favourites';
import type { DownloadOutcome } from '@millwright/ui/gated-download';
import type { BrowserApiOptions } from '../site/services.types.ts';

/** What pages do for members. A visitor is told to log in. */
export interface MemberServices {
  /** The whole client, for what has no closed set of outcomes. */
  client: ApiClient;
  addFavourite(item: FavouriteItem): Promise<FavouriteOutcome>;
  removeFavourite(item: FavouriteItem): Promise<FavouriteOutcome>;
  /** A link to the file of a white paper. */
  downloadPaper(id: number): Promise<DownloadOutcome>;
}

/** The words of the service, where it said something. */
const wordsOf = (failure: Failure): { message?: string } => (failure.kind === 'refused' && failure.message ? { message: failure.message } : {});

/** What became of a call that only members may make. */
function outcomeOf<Value, Done>(result: Result<Value>, done: (value: Value) => Done) {
  if (result.ok) return done(result.value);
  if (isLoginNeeded(result.failure)) return { status: 'loginNeeded' as const };
  return { status: 'failed' as const, ...wordsOf(result.failure) };
}

const done = () => ({ status: 'done' as const });

/** Creates what pages do for members. Fetched with the first island that needs it. */
export function createMemberServices(options: BrowserApiOptions): MemberServices {
  const client = createApiClient(options);
  const { favourites, downloads } = client;
  return {
    client,
    addFavourite: async ({ kind, id }) => outcomeOf(await favourites.add(kind, id), done),
    removeFavourite: async ({ kind, id }) => outcomeOf(await favourites.remove(kind, id), done),
    downloadPaper: async (id) => outcomeOf(await downloads.paper(id), ({ url }) => ({ status: 'ready' as const, href: url })),
  };
}
