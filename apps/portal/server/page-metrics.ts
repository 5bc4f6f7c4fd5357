import { Counter, Histogram, Registry } from 'prom-client';

/** Counts the pages that are rendered, and those for which there is no room. */
export interface PageMetrics {
  /** A page that was rendered, or could not be. */
  rendered(about: { status: number; seconds: number }): void;
  /** A page that was refused because too many are being rendered. */
  shed(): void;
  /** All of it in the form that Prometheus reads. */
  read(): Promise<string>;
}

/** Makes the metrics, all at zero. */
export function createPageMetrics(): PageMetrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'millwright_page_duration_seconds',
    help: 'Time to render a page, by status.',
    labelNames: ['status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const shed = new Counter({
    name: 'millwright_pages_shed_total',
    help: 'Pages that were refused because too many were being rendered.',
    registers: [registry],
  });
  return {
    rendered: ({ status, seconds }) => duration.observe({ status }, seconds),
    shed: () => shed.inc(),
    read: () => registry.metrics(),
  };
}
