import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts what the parts of the API do, for monitoring. */
export interface MetricsRecorder {
  /** What came of requesting a verification code. */
  sms(outcome: string): void;
  /** A notification of a thread that was handed over, sent again after a failure, or given up. */
  notification(outcome: 'sent' | 'retried' | 'failed'): void;
  /** A thread that a member reported. */
  report(reason: string): void;
  /** A captcha, or a task in its place, that was issued, or judged. */
  captcha(outcome: 'issued' | 'right' | 'wrong'): void;
  /** A cache that had something, or had not. */
  cache(name: string, outcome: 'hit' | 'miss'): void;
}

/** The measures of an API, in the form that Prometheus reads. */
export interface Metrics extends MetricsRecorder {
  /** A request that got its response. */
  request(about: { method: string; route: string; status: number; seconds: number }): void;
  /** A query that was sent to the database. */
  query(sql: string): void;
  /** Articles and entries whose search documents are still to be made again. */
  outdatedDocuments(left: number): void;
  /** Adds the measures of the process: its event loop, memory and garbage collection. */
  watchProcess(): void;
  read(): Promise<{ text: string; contentType: string }>;
}

const methods = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** Makes the measures, all at zero. */
export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const duration = new Histogram({
    name: 'millwright_http_request_duration_seconds',
    help: 'Time until a response of the API began, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const queries = counter('millwright_db_queries_total', 'Queries that were sent to the database.', 'kind');
  const sms = counter('millwright_sms_total', 'Requests for a verification code, by what came of them.', 'outcome');
  const notification = counter(
    'millwright_notification_total',
    'Notifications of threads, by what came of them.',
    'outcome',
  );
  const report = counter('millwright_thread_report_total', 'Threads that members reported.', 'reason');
  const captcha = counter('millwright_captcha_total', 'Captchas that were issued, and that were judged.', 'outcome');
  const cache = counter('millwright_cache_total', 'Looks into caches, by what came of them.', 'cache', 'outcome');
  const outdated = new Gauge({
    name: 'millwright_search_outdated',
    help: 'Articles and entries whose search documents are still to be made again, after an upgrade.',
    registers,
  });
  return {
    request: ({ method, route, status, seconds }) =>
      duration.observe({ method: methods.test(method) ? method : 'other', route, status: String(status) }, seconds),
    query: (sql) =>
      queries.inc({ kind: /^\s*(select|insert|update|delete|with)\b/i.exec(sql)?.[1]?.toLowerCase() ?? 'other' }),
    outdatedDocuments: (left) => outdated.set(left),
    sms: (outcome) => sms.inc({ outcome }),
    notification: (outcome) => notification.inc({ outcome }),
    report: (reason) => report.inc({ reason }),
    captcha: (outcome) => captcha.inc({ outcome }),
    cache: (name, outcome) => cache.inc({ cache: name, outcome }),
    watchProcess: () => collectDefaultMetrics({ register: registers[0]! }),
    read: async () => ({ text: await registers[0]!.metrics(), contentType: registers[0]!.contentType }),
  };
}
