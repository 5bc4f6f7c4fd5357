/** Upper limits of the histogram, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts the pages that are rendered, and those for which there is no room. */
export interface PageMetrics {
  /** A page that was rendered, or could not be. */
  rendered(about: { status: number; seconds: number }): void;
  /** A page that was refused because too many are being rendered. */
  shed(): void;
  /** All of it in the form that Prometheus reads. */
  read(): string;
}

/** Makes the metrics, all at zero. */
export function createPageMetrics(): PageMetrics {
  const name = 'millwright_page_duration_seconds';
  const shedName = 'millwright_pages_shed_total';
  const byStatus = new Map<number, { counts: number[]; sum: number; count: number }>();
  let shed = 0;
  return {
    rendered({ status, seconds }) {
      const known = byStatus.get(status) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      byStatus.set(status, known);
      known.sum += seconds;
      known.count += 1;
      buckets.forEach((limit, at) => {
        if (seconds <= limit) known.counts[at]! += 1;
      });
    },
    shed: () => void (shed += 1),
    read: () =>
      [
        `# HELP ${name} Time to render a page, by status.`,
        `# TYPE ${name} histogram`,
        ...[...byStatus].flatMap(([status, { counts, sum, count }]) => [
          ...counts.map((value, at) => `${name}_bucket{le="${buckets[at]}",status="${status}"} ${value}`),
          `${name}_bucket{le="+Inf",status="${status}"} ${count}`,
          `${name}_sum{status="${status}"} ${sum}`,
          `${name}_count{status="${status}"} ${count}`,
        ]),
        `# HELP ${shedName} Pages that were refused because too many were being rendered.`,
        `# TYPE ${shedName} counter`,
        `${shedName} ${shed}`,
        '',
      ].join('\n'),
  };
}
