import type { InputType, Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

const withDefault = /^(?<text>[^]*?)\s*@default (?<value>[^]+)$/;

interface DocType {
  name: string;
  value?: unknown;
}

const simpleControls: Readonly<Record<string, 'number' | 'boolean' | 'text'>> = {
  number: 'number',
  boolean: 'boolean',
  string: 'text',
};

/** A prop that may be undefined as well is what it is otherwise: `number | undefined` is a number. */
const withoutUndefined = (type: InputType): InputType => {
  const written = type.type as DocType | undefined;
  if (written?.name !== 'union' || !Array.isArray(written.value)) return type;
  const parts = written.value as DocType[];
  const others = parts.filter(({ name, value }) => name !== 'undefined' && value !== 'undefined');
  const control = others.length === 1 ? simpleControls[others[0]!.name] : undefined;
  if (others.length === parts.length || !control) return type;
  return {
    ...type,
    type: others[0] as InputType['type'],
    control: { type: control },
    table: { ...type.table, type: { summary: others[0]!.name } },
  };
};

/**
 * What a docstring says of a default stands in the column for it; a text that stands in a place for anything is a
 * text.
 */
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
        ? described(withoutUndefined(type), initialArgs[key])
        : { ...type, control: { disable: true }, table: { ...type.table, disable: true } }) as typeof type,
    ]),
  );
