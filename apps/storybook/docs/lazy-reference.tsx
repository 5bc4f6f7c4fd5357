import { lazy, Suspense } from 'react';
import type { StoryModule } from '../checks/stories.ts';
import type { ReferenceProps } from './reference.tsx';

const Loaded = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }));

/**
 * The reference of a component, fetched by the pages that show one: stories need neither the tables nor the machines.
 */
export const Reference = (props: ReferenceProps) => (
  <Suspense fallback={<p>Reading the sources …</p>}>
    <Loaded {...props} />
  </Suspense>
);

const LoadedPlayground = lazy(async () => ({ default: (await import('./playground.tsx')).Playground }));

/** The playground alone, for pages that show several components. */
export const Playground = (props: { stories: StoryModule }) => (
  <Suspense fallback={null}>
    <LoadedPlayground {...props} />
  </Suspense>
);
