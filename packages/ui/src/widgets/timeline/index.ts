export { Timeline } from './timeline.tsx';
export type { TimelineEntry, TimelineProps } from './timeline.types.ts';
