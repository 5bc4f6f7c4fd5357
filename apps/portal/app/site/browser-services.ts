import { createVisitorClient } from '@millwright/api-client/visitor';
import type { Result } from '@millwright/api-client';
import type { LoginPorts } from '@millwright/ui/login-dialog';
import type { Banner, BaseInfo, EditionKey, Member } from '@millwright/domain';

/** Calls that a page makes only for something that the visitor does. A failure rejects. */
export interface OnDemandServices {
  /** The first banner of a place; null where it has none. */
  loadBanner(code: string): Promise<Banner | null>;
  /** The banner above the header. */
  loadTopBanner(): Promise<Banner | null>;
  /** Industries, hot keywords and settings. */
  loadBaseInfo(): Promise<BaseInfo>;
  /** What the login dialog calls. */
  loadLogin(): Promise<Omit<LoginPorts, 'onSuccess'>>;
  /** Logs the member out. */
  logout(): Promise<void>;
}

/** What a page asks the API for once it is alive. A failure rejects, and nothing is shown of it. */
export interface BrowserServices extends OnDemandServices {
  /** Who is looking; null is a visitor. */
  loadMember(): Promise<Member | null>;
  /** Records a page view. */
  recordView(path: string): Promise<void>;
}

/** How the browser reaches the API. */
export interface BrowserApiOptions {
  edition: EditionKey;
  /** Origin of the API as the browser sees it. */
  baseUrl: string;
  /** Prefix of pictures whose address is only a path. */
  imagePrefix: string;
}

class CallFailedError extends Error {}

/** The value of a call; throws where it failed. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new CallFailedError(result.failure.kind);
  return result.value;
}

/** Creates the services of a page. All but the two calls of every page come with the first use. */
export function createBrowserServices(options: BrowserApiOptions): BrowserServices {
  const visitor = createVisitorClient(options);
  const onDemand = async () => (await import('./on-demand-services.ts')).createOnDemandServices(options);
  return {
    loadMember: async () => valueOf(await visitor.me()),
    recordView: async (path) => valueOf(await visitor.recordView(path)),
    loadBanner: async (code) => (await onDemand()).loadBanner(code),
    loadTopBanner: async () => (await onDemand()).loadTopBanner(),
    loadBaseInfo: async () => (await onDemand()).loadBaseInfo(),
    loadLogin: async () => (await onDemand()).loadLogin(),
    logout: async () => (await onDemand()).logout(),
  };
}
