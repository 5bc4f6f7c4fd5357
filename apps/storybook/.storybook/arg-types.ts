import type { InputType, Renderer, SBType, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';
import { combineParameters } from 'storybook/preview-api';

/** A type as react-docgen writes it down when a component is built. */
interface DocType {
  name: string;
  /** Its source, of what is more than a name. */
  raw?: string;
  /** Of a literal, as it is written. */
  value?: string;
  /** Of a union. */
  elements?: readonly DocType[];
  /** Of a signature. */
  type?: 'function' | 'object';
}

/** A prop as react-docgen writes it down. */
interface DocProp {
  required: boolean;
  tsType?: DocType;
  /** Whether the type holds functions, or live objects: ../docs/docgen-types.vite.ts. */
  isCode?: boolean;
  description?: string;
  defaultValue?: { value: string };
}

/** What the build of Storybook adds to a component. */
interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, DocProp>> };
}

const untyped: DocType = { name: 'any' };
const simple = new Set(['string', 'number', 'boolean']);
const withDefault = /^(?<text>[^]*?)\s*@default (?<value>[^]+)$/;

/** The value of a literal. A key that needs no quotes has none, as in `keyof typeof glyphs`. */
const literalOf = ({ value = '' }: DocType): string | number | boolean => {
  if (/^['"]/.test(value)) return value.slice(1, -1);
  if (/^(?:true|false)$/.test(value)) return value === 'true';
  return /^-?[\d.]+$/.test(value) ? Number(value) : value;
};

/** Data that can be written as JSON, and so be changed by hand. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !('$$typeof' in value) &&
      [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
      Object.values(value).every((part) =>
        part === undefined || typeof part !== 'object' || part === null ? typeof part !== 'function' : isData(part),
      )
    : typeof value !== 'function';

/** The type of a control: what the prop says, else what the story hands in. */
const controlOf = (parts: readonly DocType[], value: unknown): string | undefined => {
  const [only] = parts;
  if (parts.length === 1 && simple.has(only!.name)) return only!.name;
  if (only?.type === 'function') return undefined;
  if (value === undefined && only?.name === 'ReactNode') return 'string';
  if (simple.has(typeof value)) return typeof value;
  return value !== undefined && value !== null && isData(value) ? 'object' : undefined;
};

const controls: Readonly<Record<string, InputType['control']>> = {
  string: { type: 'text' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
};

/** A type's source in a line, without comments. Those of readonly lists come from ../docs/docgen-types.vite.ts. */
const summaryOf = ({ name, raw }: DocType): string =>
  (raw ?? name)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/ \| undefined$/, '')
    .trim();

/** The members of a union, with those of unions that have a name. */
const choicesOf = (type: DocType): readonly DocType[] =>
  type.name === 'union' ? type.elements!.flatMap(choicesOf) : [type];

const argTypeOf = (name: string, prop: DocProp, value: unknown): InputType => {
  const { required, tsType = untyped, defaultValue } = prop;
  const { text = prop.description, value: fallback = defaultValue?.value } =
    withDefault.exec(prop.description ?? '')?.groups ?? {};
  const elements = choicesOf(tsType).filter((part) => part.name !== 'undefined');
  const parts = elements.filter((part) => part.name !== 'null');
  const table = {
    ...(tsType === untyped ? {} : { type: { summary: summaryOf(tsType) } }),
    ...(fallback === undefined ? {} : { defaultValue: { summary: fallback.replaceAll(/^'|'$/g, '') } }),
  };
  const common = { name, description: text, table };
  if (parts.every((part) => part.name === 'literal')) {
    const options = elements.map((part) => (part.name === 'null' ? null : literalOf(part)));
    return {
      ...common,
      type: { name: 'enum', value: options as string[], required },
      options,
      control: { type: options.length > 5 ? 'select' : 'radio' },
    };
  }
  const kind = controlOf(parts, value);
  const type = kind && kind !== 'object' ? { name: kind } : { name: 'other', value: summaryOf(tsType) };
  return { ...common, type: { ...type, required } as SBType, control: kind ? controls[kind] : { disable: true } };
};

/** The heading of the table under which stands what no control can give. */
const inCode = 'Set in code: functions, elements and live objects';

/**
 * Puts under a heading of its own what has no control because it is no data. Other props without one are a mistake of
 * their story (test-runner.ts).
 */
const withCategory = (argType: InputType, isCode: boolean): InputType => {
  const { control, table } = argType;
  const hasControl = control !== undefined && control !== false && !(typeof control === 'object' && control.disable);
  return hasControl || !isCode ? argType : { ...argType, table: { ...table, category: inCode } };
};

const typesOfControls: Readonly<Record<string, string>> = { text: 'string', number: 'number', boolean: 'boolean' };

const sourceOf = (option: unknown): string => (typeof option === 'string' ? `'${option}'` : String(option));

/**
 * Adds its type to an argument that is no prop of the component's own: its choices, else what its control gives, else
 * what the story hands in.
 */
const withType = (argType: InputType, value: unknown): InputType => {
  const { options, control, table } = argType;
  if (table?.type?.summary !== undefined) return argType;
  const kind = typeof control === 'object' && 'type' in control ? control.type : undefined;
  const known = typesOfControls[kind ?? ''] ?? (value === undefined ? undefined : typeof value);
  const summary = Array.isArray(options) ? options.map(sourceOf).join(' | ') : known;
  return summary === undefined ? argType : { ...argType, table: { ...table, type: { summary } } };
};

/**
 * The controls of a component's props, from what its source says of them. Storybook's own converter is a quarter of a
 * megabyte that every story would load, shows unions as `union`, and offers JSON for functions.
 */
export const argTypesOfProps = ({
  component,
  argTypes,
  initialArgs,
}: Pick<StoryContextForEnhancers<Renderer>, 'component' | 'argTypes' | 'initialArgs'>): StrictArgTypes => {
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  const found = Object.entries(props).map(([name, prop]) => [name, argTypeOf(name, prop, initialArgs[name])]);
  const combined = combineParameters(Object.fromEntries(found), argTypes) as StrictArgTypes;
  return Object.fromEntries(
    Object.entries(combined).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const typed = withType(argType, value);
      const isCode = props[name]?.isCode || !isData(value) || typed.table?.type?.summary?.includes('=>');
      return [name, withCategory(typed, isCode ?? false)];
    }),
  ) as StrictArgTypes;
};
