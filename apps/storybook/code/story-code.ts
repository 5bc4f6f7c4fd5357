import { messages } from '@millwright/i18n/catalogs/en';
import { millwrightMessages } from '@millwright/i18n/catalogs/millwright';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { cloneElement, createElement, isValidElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { entries } from 'virtual:entries';
import type { StoryModule } from '../checks/stories.ts';
import { renderElement, type Rendering, type PublicName } from './render-code.ts';
import { membersOf, standInFor } from './stand-ins.ts';

type Render = (args: object, context: object) => unknown;
type Decorator = (story: () => unknown, context: object) => unknown;

interface Annotations {
  component?: ComponentType;
  args?: object;
  render?: Render;
  decorators?: Decorator | Decorator[];
  parameters?: object;
  globals?: object;
}

const i18n = createI18n('en', millwrightMessages.en, messages);

const values = new Map<unknown, PublicName>();
let loaded: Promise<void> | undefined;

const rank = (entry: string) => entry.split('-').length;

/** Learns by what name each public value is imported; the shortest entry that has it is the one to use. */
const learnNames = (): Promise<void> => {
  loaded ??= Promise.all(
    Object.entries(entries).map(async ([entry, load]) => {
      for (const [name, value] of Object.entries(await load())) {
        const before = values.get(value);
        if (
          (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
          (!before || rank(entry) < rank(before.entry))
        )
          values.set(value, { name, entry });
      }
    }),
  ).then(() => undefined);
  return loaded;
};

/** Runs something while a component renders, so that it may use hooks. */
const whileRendering = (
  run: () => unknown,
  providers: readonly ReactElement[] = [],
): ReactElement<Record<string, unknown>> | undefined => {
  let shown: unknown;
  const Probe = () => {
    shown = run();
    return null;
  };
  const inside = providers.reduceRight<ReactElement>(
    (inner, provider) => cloneElement(provider, {}, inner),
    createElement(Probe),
  );
  renderToStaticMarkup(createElement(EditionProvider, { edition: editions.en, i18n }, inside));
  return isValidElement(shown) ? (shown as ReactElement<Record<string, unknown>>) : undefined;
};

const unfold = (type: unknown, props: object, providers: readonly ReactElement[]): ReactElement | undefined =>
  typeof type === 'function' ? whileRendering(() => (type as (of: object) => unknown)(props), providers) : undefined;

/** The code of a story, and what of it has no public name. */
export interface StoryCode {
  /** A module that another site can copy: imports, and a component. */
  code: string;
  /** Components of the story that nobody can import. */
  missing: readonly string[];
}

const listed = (decorators: Annotations['decorators']): Decorator[] => [decorators ?? []].flat();

const elementOf = (
  module: StoryModule,
  name: string,
  globals: object,
): ReactElement<Record<string, unknown>> | undefined => {
  const meta = module.default as Annotations;
  const story = module[name] as Annotations;
  const args = { ...meta.args, ...story.args };
  const context = {
    args,
    initialArgs: args,
    globals: { edition: 'en', theme: 'light', ...globals, ...meta.globals, ...story.globals },
    parameters: { ...meta.parameters, ...story.parameters },
    name,
    viewMode: 'docs',
  };
  const render: Render =
    story.render ?? meta.render ?? ((given) => (meta.component ? createElement(meta.component, given) : null));
  const decorated = [...listed(story.decorators), ...listed(meta.decorators)].reduce<() => unknown>(
    (inner, decorate) => () => decorate(inner, context),
    () => render(args, context),
  );
  return whileRendering(decorated);
};

const importsOf = (used: ReadonlyMap<string, PublicName>): string => {
  const byEntry = Map.groupBy(used.values(), ({ entry }) => entry);
  return [...byEntry]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([entry, names]) =>
        `import { ${names
          .map(({ name }) => name)
          .toSorted()
          .join(', ')} } from '${entry}';`,
    )
    .join('\n');
};

/**
 * The code of a story as another site would write it: what it imports from the packages, and one component, with the
 * content of the story. Functions are stand-ins for what the site does. It stands inside the site's `EditionProvider`.
 */
export const storyCode = async (module: StoryModule, name: string, globals: object = {}): Promise<StoryCode> => {
  await learnNames();
  const printing: Rendering = {
    nameOf: (value) => values.get(value),
    standInFor,
    membersOf,
    unfold,
    providers: [],
    used: new Map(),
    above: new Map(),
    missing: [],
  };
  const element = elementOf(module, name, globals);
  const jsx = element ? renderElement(element, printing) : 'null';
  const body = jsx.includes('\n') ? `(\n  ${jsx.replaceAll('\n', '\n  ')}\n)` : jsx;
  const above = [...printing.above].map(([constant, code]) => `const ${constant} = ${code};\n`).join('');
  const place = '// Stands inside the EditionProvider of a page: see About/On your site.';
  return {
    code: [`${place}\n${importsOf(printing.used)}`, above, `export const Example = () => ${body};\n`]
      .filter((part) => part !== '')
      .join('\n\n')
      .replaceAll('\n\n\n', '\n\n'),
    missing: printing.missing,
  };
};
