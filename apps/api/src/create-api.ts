import { createHmac } from 'node:crypto';
import { languagesOf, setEditionLanguages, type EditionKey } from '@millwright/domain';
import { Hono } from 'hono';
import type { Database, OpenDatabase } from './db/database.ts';
import { installationSecret } from './db/prepare-database.ts';
import { createQueryCache } from './db/query-cache.ts';
import type { ApiEnvironment, Services } from './http/environment.ts';
import { refuse, RefusedError } from './http/call.ts';
import { isUnavailable } from './http/failures.ts';
import { deleteDueAccounts } from './members/delete-accounts.ts';
import { createLoginKeys } from './members/login-keys.ts';
import { byKindOfAccount, createOutbox, noMessages, type MessageSender, type Outbox } from './members/messages.ts';
import { createNotifications } from './members/notifications.ts';
import { runThreadMaintenance } from './members/thread-maintenance.ts';
import { createPublicationClock } from './http/publication-clock.ts';
import { observe, type ResponseRecord } from './http/observe.ts';
import { tagContent } from './http/content-tags.ts';
import { clientAddressThrough } from './http/trusted-proxies.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { operationsRoutes, type OperationsOptions } from './operations/operations.routes.ts';
import { runEach } from './operations/run-each.ts';
import { allowOrigins, describeResponse, limitUrlLength, limitBody, refuseForgery } from './http/guards.ts';
import { accountRoutes } from './routes/account/account.routes.ts';
import { articleRoutes } from './routes/articles/articles.routes.ts';
import { bannerRoutes } from './routes/banners/banners.routes.ts';
import { enquiryRoutes } from './routes/enquiries/enquiries.routes.ts';
import { entryRoutes } from './routes/entries/entries.routes.ts';
import { issuePageRoutes } from './routes/issue-pages/issue-pages.routes.ts';
import { loginRoutes } from './routes/login/login.routes.ts';
import { mediaRoutes } from './routes/media/media.routes.ts';
import { memberThingRoutes } from './routes/member-things/member-things.routes.ts';
import { memberRoutes } from './routes/members/members.routes.ts';
import { imageRoutes } from './routes/images/images.routes.ts';
import { contactRoutes } from './routes/contacts/contacts.routes.ts';
import { openApiRoutes } from './routes/openapi/openapi.routes.ts';
import { pageRoutes } from './routes/pages/pages.routes.ts';
import { memberPostRoutes } from './routes/posts/posts.routes.ts';
import { paperRoutes } from './routes/papers/papers.routes.ts';
import { searchRoutes } from './routes/search/search.routes.ts';
import { siteRoutes } from './routes/site/site.routes.ts';
import { sitemapRoutes } from './routes/sitemap/sitemap.routes.ts';
import { supplierDeskRoutes } from './routes/supplier-desk/supplier-desk.routes.ts';
import { threadRoutes } from './routes/threads/threads.routes.ts';
import { wechatRoutes } from './routes/wechat/wechat.routes.ts';
import { createViewBuffer, type ViewBuffer } from './routes/views/view-buffer.ts';
import { uploadRoutes } from './routes/uploads/uploads.routes.ts';
import { unsubscribeRoutes } from './routes/threads/unsubscribe.routes.ts';
import { viewRoutes } from './routes/views/views.routes.ts';

/** What handlers work with where nothing else is said. */
const defaults = {
  clock: () => new Date(),
  html: { imagePrefix: '', playerHosts: [] },
  drawImage: async () => null,
  media: null,
  uploadDir: null,
  postReview: 'required',
  site: null,
  allowedOrigins: [],
  siteOrigins: [],
  signOn: {},
  wechat: null,
  log: { warn: () => undefined },
} as const satisfies Partial<Services>;

/** What an API is made of: what its handlers work with, and what it does by itself. */
export interface ApiOptions extends Partial<Pick<Services, keyof typeof defaults>> {
  /** A prepared database; see `prepareDatabase`. It is not closed with the API. */
  db: Database;
  /** Whether an outbox and the measures are shown to this machine: see `isLocalDemo`. @default false */
  isLocalDemo?: boolean;
  /** Sends messages. @default an outbox, shown at `/memberApi/outbox`, in a local demo; else none is sent */
  messages?: MessageSender;
  /** Sends those to e-mail addresses. @default as the others */
  mail?: MessageSender;
  /** Told of errors that are ours. @default console.error of the error */
  onError?: (error: unknown, request: Request, requestId: string) => void;
  /** Notified of every response. @default nobody */
  onResponse?: (responded: ResponseRecord) => void;
  /** Milliseconds after which a notification that could not be sent is sent again. @default [30_000, 300_000] */
  retryPauses?: readonly number[];
  /** Where what is done is counted. @default measures of its own */
  metrics?: Metrics;
  /** Lets clients that have it read the metrics. @default only this machine may, in a local demo */
  metricsToken?: string | null;
  /** Addresses and networks of proxies whose word for a client's address is taken. @default none */
  trustedProxies?: readonly string[];
  /** What notifies of changes of content. @default nobody does */
  changes?: Pick<OpenDatabase, 'onContentChange' | 'hearsChanges'>;
}

/** A running API. */
export interface Api {
  /**
   * Responds to a request; `clientAddress` is the other end of the connection, where it is known to the proxy that
   * passes it on, `edition` that of the site, for clients that name no language of ours. Never rejects.
   */
  fetch(request: Request, about?: { clientAddress?: string; edition?: EditionKey }): Promise<Response>;
  /** When the next scheduled item becomes public, as far as it is known, in milliseconds; null where nothing waits. */
  nextPublication(): number | null;
  /** Calls back when something has become public at its time. Returns how to stop. */
  onPublication(listener: () => void): () => void;
  /**
   * Sends the reminders that are due and removes uploaded files that nothing refers to; for a timer of the caller.
   * Rejects where the database or the disk does.
   */
  maintenance(): Promise<void>;
  /** Writes what is buffered, and hands over the messages that are under way. */
  close(): Promise<void>;
}

/** Makes keys for purposes from the secret of the installation, which is read when the first key is wanted. */
function keysFrom(db: Database): Services['keyFor'] {
  let secret: Promise<string> | undefined;
  return async (purpose) => {
    secret ??= installationSecret(db).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(purpose)
      .digest();
  };
}

/** What handlers work with; without another sender, messages go to `otherwise`. */
function servicesOf(
  { messages, mail, retryPauses, ...given }: ApiOptions & Pick<Services, keyof typeof defaults>,
  otherwise: MessageSender,
  metrics: Metrics,
): Services {
  const phone = messages ?? otherwise;
  const services = {
    ...given,
    keyFor: keysFrom(given.db),
    messages: byKindOfAccount(phone, mail ?? phone),
    meter: metrics,
    queries: createQueryCache(metrics),
  };
  return { ...services, notifications: createNotifications(services, retryPauses) };
}

/** The routes of every resource, in the order in which they are matched. */
const routesOf = (
  services: Services,
  outbox: Outbox | null,
  views: ViewBuffer,
  operations: OperationsOptions,
  keys = createLoginKeys(services),
) => [
  accountRoutes(services, keys),
  articleRoutes(services),
  bannerRoutes(services),
  enquiryRoutes(services),
  entryRoutes(services),
  issuePageRoutes(services),
  loginRoutes(services, keys, outbox),
  memberRoutes(services),
  memberPostRoutes(services),
  memberThingRoutes(services),
  // Before the drawn images, whose paths are all others below /img/.
  mediaRoutes(services),
  imageRoutes(services),
  operationsRoutes(services, operations),
  contactRoutes(services),
  openApiRoutes(),
  pageRoutes(services),
  paperRoutes(services),
  searchRoutes(services),
  siteRoutes(services),
  sitemapRoutes(services),
  supplierDeskRoutes(services),
  threadRoutes(services),
  uploadRoutes(services),
  unsubscribeRoutes(services),
  viewRoutes(services, views),
  wechatRoutes(services),
];

/** The methods that each path takes. */
type Methods = Map<string, Set<string>>;

/** Responds to what no route takes, and to what a route could not do. */
function respondToFaults(app: Hono<ApiEnvironment>, methods: Methods, onError: NonNullable<ApiOptions['onError']>) {
  app.notFound((context) => {
    const allowed = methods.get(context.req.path);
    if (!allowed) return refuse(context, 'not_found', { status: 404 });
    context.header('allow', [...allowed].join(', '));
    return refuse(context, 'method_not_allowed', { status: 405 });
  });
  app.onError((error, context) => {
    if (error instanceof RefusedError) return error.response;
    const unavailable = isUnavailable(error);
    onError(error, context.req.raw, context.get('requestId') ?? '');
    if (!unavailable) return refuse(context, 'internal_error', { status: 500 });
    context.header('retry-after', '5');
    return refuse(context, 'unavailable', { status: 503 });
  });
}

/** Makes the API over a database. It keeps no connection and listens to nothing by itself. */
export function createApi(options: ApiOptions): Api {
  const {
    onError = (error) => console.error(error),
    onResponse,
    metrics = createMetrics(),
    metricsToken = null,
    isLocalDemo = false,
    trustedProxies = [],
    changes,
    ...given
  } = options;
  const made = { ...defaults, ...given };
  const { db, clock } = made;
  setEditionLanguages(languagesOf(made.site));
  const clientAddressOf = clientAddressThrough(trustedProxies);
  const outbox = isLocalDemo && !options.messages ? createOutbox(clock) : null;
  const services = servicesOf(made, outbox ?? noMessages, metrics);
  const views = createViewBuffer(db, clock);
  const publication = createPublicationClock(services, changes?.hearsChanges ?? (() => false));
  const stopForgetting = changes?.onContentChange(publication.forget);

  const app = new Hono<ApiEnvironment>();
  const count = (responded: ResponseRecord): void => {
    metrics.request(responded);
    onResponse?.(responded);
  };
  const methods: Methods = new Map();
  const takes = (path: string, method: string): boolean => methods.get(path)?.has(method) ?? false;
  app.use(
    observe(count),
    describeResponse,
    limitUrlLength,
    allowOrigins(services),
    refuseForgery(services, takes),
    limitBody,
    publication.endCaches,
    tagContent,
  );
  for (const routes of routesOf(services, outbox, views, { metrics, metricsToken, isLocalDemo }))
    app.route('/', routes);
  for (const { path, method } of app.routes) {
    if (method !== 'ALL') methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }
  respondToFaults(app, methods, onError);

  return {
    fetch: async (request, about) =>
      app.fetch(request, {
        ...about,
        clientAddress: clientAddressOf(about?.clientAddress, request.headers.get('x-forwarded-for')),
      }),
    nextPublication: publication.next,
    onPublication: publication.onPublication,
    maintenance: () =>
      runEach([() => deleteDueAccounts(db, clock()), () => runThreadMaintenance(services)], (step) => step()),
    close: async () => {
      stopForgetting?.();
      publication.close();
      await services.notifications.settled();
      return views.close();
    },
  };
}
