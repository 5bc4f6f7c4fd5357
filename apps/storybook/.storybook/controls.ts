import type { InputType, Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

const withDefault = /^(?<text>[^]*?)\s*@default (?<value>[^]+)$/;

/** What a docstring says of a default stands in the column for it; a text that stands in a place for anything is a text. */
const described = (type: InputType, value: unknown): InputType => {
  const { text, value: fallback } = withDefault.exec(type.description ?? '')?.groups ?? {};
  const control =
    typeof value === 'string' &&
    type.control === undefined &&
    (type.type as { name?: string } | undefined)?.name === 'other'
      ? { control: { type: 'text' as const } }
      : {};
  if (fallback === undefined) return { ...type, ...control };
  return {
    ...type,
    ...control,
    description: text,
    table: { ...type.table, defaultValue: { summary: fallback.replaceAll(/^'|'$/g, '') } },
  };
};

/**
 * Controls belong to the first story of a component, `Default`: every other one shows a state, which a control would
 * only take away.
 */
export const controlsOfDefault = ({
  name,
  argTypes,
  initialArgs,
}: Pick<StoryContextForEnhancers<Renderer>, 'name' | 'argTypes' | 'initialArgs'>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([key, type]) => [
      key,
      (name === 'Default'
        ? described(type, initialArgs[key])
        : { ...type, control: { disable: true }, table: { ...type.table, disable: true } }) as typeof type,
    ]),
  );
