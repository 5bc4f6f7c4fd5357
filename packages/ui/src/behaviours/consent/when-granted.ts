import type { ConsentActor } from './consent.chart.ts';

/**
 * Holds a task back until the visitor has agreed. Of several tasks that wait, only the last is done then: of the pages
 * that were read before, the one that is being read counts. After a refusal nothing is done and nothing is kept.
 *
 * @returns Does the task now, later or never.
 */
export const whenGranted = (consent: ConsentActor): ((task: () => unknown) => void) => {
  let waiting: (() => unknown) | null = null;
  consent.subscribe(() => {
    const { state } = consent.snapshot();
    if (state !== 'granted' && state !== 'refused') return;
    const task = waiting;
    waiting = null;
    if (state === 'granted') task?.();
  });
  return (task) => {
    const { state } = consent.snapshot();
    if (state === 'granted') task();
    else if (state !== 'refused') waiting = task;
  };
};
