/** Counts what each visitor does, in this process. */
export interface RateLimit {
  /** Whether it may be done once more; counts it where it may. */
  allows(visitor: string): boolean;
}

/** Visitors that are remembered; the ones heard of longest ago are forgotten first. */
const mostRemembered = 50_000;

/** Allows each visitor so many in a stretch of time, in milliseconds. */
export function createRateLimit({
  most,
  within,
  clock,
}: {
  most: number;
  within: number;
  clock: () => Date;
}): RateLimit {
  const stretches = new Map<string, { since: number; count: number }>();
  return {
    allows(visitor) {
      const now = clock().getTime();
      const known = stretches.get(visitor);
      stretches.delete(visitor);
      const stretch = known && now - known.since < within && now >= known.since ? known : { since: now, count: 0 };
      stretches.set(visitor, stretch);
      for (const oldest of stretches.keys()) {
        if (stretches.size <= mostRemembered) break;
        stretches.delete(oldest);
      }
      stretch.count += 1;
      return stretch.count <= most;
    },
  };
}
