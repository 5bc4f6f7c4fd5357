/** Below what opened it, as wide as that at least; above it where there is more room. */
export const below = { strategy: 'fixed', placement: 'bottom-start', gutter: 4, sameWidth: true } as const;

/** Next to what opened it, as wide as its content. */
export const nextToTrigger = { strategy: 'fixed', placement: 'bottom-start', gutter: 4 } as const;
