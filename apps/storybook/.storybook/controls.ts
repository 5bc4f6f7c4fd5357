import type { Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

/**
 * Controls belong to the first story of a component, `Default`: every other one shows a state, which a control would
 * only take away.
 */
export const controlsOfDefault = ({
  name,
  argTypes,
}: Pick<StoryContextForEnhancers<Renderer>, 'name' | 'argTypes'>): StrictArgTypes =>
  name === 'Default'
    ? argTypes
    : Object.fromEntries(
        Object.entries(argTypes).map(([key, type]) => [
          key,
          { ...type, control: { disable: true }, table: { ...type.table, disable: true } },
        ]),
      );
