import { createApi, type Api, type ApiOptions } from './create-api.ts';
import type { ApiConfig } from './config.ts';
import type { ArticleHtmlSettings } from './content/article-html.ts';
import { finishContent, renewDocuments } from './content/finish-content.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { hasContent, prepareDatabase } from './db/prepare-database.ts';
import { noteContent } from './http/content-tags.ts';
import { isAttempt } from './http/refusals.ts';
import { isUnavailable } from './http/failures.ts';
import { openMedia } from './media/open-media.ts';
import { uploadFolder } from './media/upload-store.ts';
import { admitDemoMembers, seedDemoMembers, seedSupplierPeople } from './members/demo-members.ts';
import { createMailSender } from './members/mail-server.ts';
import { createGateway } from './members/messages.ts';
import { createBackgroundPasses } from './operations/background-passes.ts';
import { createLogger, describeError, type Logger } from './operations/logger.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { tally } from './search/tallies.ts';
import { createWechatTickets } from './routes/wechat/wechat-tickets.ts';

/** An API with its database. */
export interface StartedApi extends Api {
  database: OpenDatabase;
  /**
   * Calls back when content has changed, no matter who changed it, and when something has become public at its time.
   * Returns how to stop.
   */
  onContentChange: OpenDatabase['onContentChange'];
  /** Whether changes are heard at the moment. */
  hearsChanges: OpenDatabase['hearsChanges'];
}

/** How an API is started, next to its configuration. */
export interface StartOptions extends Pick<ApiOptions, 'clock' | 'onError'> {
  /** Called with every query, for counting. */
  onQuery?: (sql: string) => void;
  /** Where the API writes its lines. @default the standard output, of the configured level, else warnings and errors */
  logger?: Logger;
}

/** How long changes are collected before search terms are made, in milliseconds. */
const finishDelay = 400;

type StartConfig = Partial<ApiConfig> &
  Pick<ApiConfig, 'dataDir' | 'databaseUrl' | 'imagePrefix' | 'playerHosts' | 'allowedOrigins' | 'isLocalDemo'>;

/** Writes the errors that are ours to the log. */
const logFailures =
  (logger: Logger): NonNullable<ApiOptions['onError']> =>
  (error, request, requestId) => {
    const { pathname } = new URL(request.url);
    logger[isUnavailable(error) ? 'warn' : 'error'](
      { requestId, method: request.method, path: pathname, error: describeError(error) },
      'request failed',
    );
  };

/** Writes every response to the log, attempts as warnings. */
const logResponses =
  (logger: Logger): NonNullable<ApiOptions['onResponse']> =>
  ({ seconds, ...responded }) =>
    logger[isAttempt(responded.reason) ? 'warn' : 'info'](
      { ...responded, milliseconds: Math.round(seconds * 1000) },
      'request',
    );

/** Brings schema and content up to date, and says in the log what a site with content of its own still lacks. */
async function prepare(
  database: OpenDatabase,
  { isLocalDemo, messageGateway, mailServer }: StartConfig,
  clock: () => Date,
  logger: Logger,
): Promise<void> {
  await prepareDatabase(database, {
    clock,
    seed: isLocalDemo
      ? async (db) => {
          logger.info('the content of an empty database is being made');
          const { seed } = await import('./seed/index.ts');
          await seed(db);
          await seedDemoMembers(db, clock());
          await seedSupplierPeople(db, clock());
        }
      : undefined,
    finish: (db) => admitDemoMembers(db, isLocalDemo, logger),
  });
  if (isLocalDemo) return;
  if (!(await hasContent(database.db)))
    logger.warn(
      'the database holds no content: “npm run import” brings in yours, “npm run import -- --seed” makes some up',
    );
  if (!messageGateway && !mailServer) logger.warn('there is no MESSAGE_GATEWAY and no SMTP_URL: codes cannot be sent');
}

/** How often accounts are deleted, reminders sent and files removed, in milliseconds. */
const maintenanceInterval = 10 * 60_000;

/** Does the maintenance now and again. Returns how to stop, which waits for what is under way. */
function startMaintenance(maintenance: () => Promise<void>, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const next = (): void => {
    running = running
      .then(maintenance)
      .catch((error: unknown) =>
        logger.warn({ error: describeError(error) }, 'deletions, reminders and files have to wait'),
      );
  };
  next();
  const timer = setInterval(next, maintenanceInterval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * Makes the search terms of what lacks them and of what is written to the database, and in the background those that
 * were made by other rules. Returns how to stop.
 */
async function keepFinished(
  database: OpenDatabase,
  html: ArticleHtmlSettings,
  clock: () => Date,
  logger: Logger,
  metrics: Pick<Metrics, 'outdatedDocuments'>,
): Promise<() => Promise<void>> {
  let isRenewed = false;
  const renew = async (isStopped: () => boolean): Promise<void> => {
    let items: number | undefined;
    const onProgress = (left: number): void => {
      metrics.outdatedDocuments(left);
      if (items === undefined && left > 0)
        logger.info({ items: left }, 'search documents of other rules are made again');
      items ??= left;
    };
    isRenewed = await renewDocuments(database.db, { settings: html, clock, isStopped, onProgress });
    if (isRenewed && items) logger.info({ items }, 'search documents were made again');
  };
  // Counted after that: the counts of before are of no use once so much has changed.
  const passes = createBackgroundPasses(
    async (isStopped) => {
      if (!isRenewed) await renew(isStopped);
      if (isRenewed) await tally(database.db, isStopped);
    },
    (error) => logger.warn({ error: describeError(error) }, 'search documents or common terms have to wait'),
  );

  // Heard from here on, so that nothing that is written meanwhile is missed.
  let timer: NodeJS.Timeout | undefined;
  let finishing: Promise<unknown> = Promise.resolve();
  const stopListening = database.onContentChange((table) => {
    if (timer || !/^(article|article_body|entry|tag|industry|resync)$/.test(table)) return;
    timer = setTimeout(() => {
      timer = undefined;
      finishing = finishContent(database.db, html, clock())
        .then(passes.run)
        .catch((error: unknown) => logger.error({ error: describeError(error) }, 'content could not be finished'));
    }, finishDelay);
    timer.unref();
  });
  await finishContent(database.db, html, clock());
  passes.run();
  return async () => {
    stopListening();
    clearTimeout(timer);
    await finishing;
    await passes.stop();
  };
}

/**
 * Opens the database, brings schema and content up to date (an empty one is seeded in a local demo), and makes the API
 * over it. Content that somebody else writes to the database gets its search terms as it comes.
 */
export async function startApi(config: StartConfig, options: StartOptions = {}): Promise<StartedApi> {
  const { clock = () => new Date(), logger = createLogger(config.logLevel ?? 'warn') } = options;
  const metrics = createMetrics();
  const onQuery = (query: string): void => {
    metrics.query(query);
    noteContent(query);
    options.onQuery?.(query);
  };
  const database = await openDatabase({ ...config, onQuery });
  try {
    await prepare(database, config, clock, logger);
    const html = { imagePrefix: config.imagePrefix, playerHosts: config.playerHosts };
    const stopFinishing = await keepFinished(database, html, clock, logger, metrics);

    metrics.watchProcess();
    const api = createApi({
      ...config,
      db: database.db,
      clock,
      html,
      onError: options.onError ?? logFailures(logger),
      metrics,
      log: logger,
      changes: database,
      onResponse: logResponses(logger),
      wechat: config.wechat ? createWechatTickets(config.wechat, clock) : null,
      messages: config.messageGateway ? createGateway(config.messageGateway) : undefined,
      mail: config.mailServer ? createMailSender(config.mailServer) : undefined,
      media: openMedia(config),
      uploadDir: uploadFolder(config.dataDir),
      drawImage: async (path) => {
        const { drawImage } = await import('./seed/index.ts');
        return drawImage(path);
      },
    });
    const stopMaintenance = startMaintenance(api.maintenance, logger);
    return {
      ...api,
      database,
      onContentChange: (listener) => {
        const stops = [database.onContentChange(listener), api.onPublication(() => listener('publication'))];
        return () => stops.forEach((stop) => stop());
      },
      hearsChanges: database.hearsChanges,
      close: async () => {
        await stopMaintenance();
        await stopFinishing();
        await api.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
