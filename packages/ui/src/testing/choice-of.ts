/**
 * The argument type of a prop that the first story of a component leaves out: a choice of samples, each with a name. A
 * prop that it hands in has an editor of its own.
 */
export const choiceOf = (samples: Readonly<Record<string, unknown>>) =>
  ({ control: { type: 'select' }, options: Object.keys(samples), mapping: samples }) as const;
