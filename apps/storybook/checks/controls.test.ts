import type { ArgTypes } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { argTypesOfProps } from '../.storybook/arg-types.ts';
import { controlsOfDefault } from '../.storybook/controls.ts';
import { docgenInStories, shownComponent } from '../docs/docgen-in-stories.vite.ts';
import { codeTypesIn, listTypeOf, namedTypesIn } from '../docs/docgen-types.vite.ts';

const open = {
  name: 'open',
  control: { type: 'boolean' as const },
  table: { category: 'props' },
  type: { name: 'boolean' as const, required: true },
};

it('only the first story of a component has controls', () => {
  const argTypes = { open };
  expect(controlsOfDefault({ name: 'Default', argTypes })).toEqual(argTypes);
  expect(controlsOfDefault({ name: 'Paused', argTypes })).toMatchObject({
    open: { control: { disable: true }, table: { category: 'props', disable: true } },
  });
});

describe('the control of a prop', () => {
  /** The argument type of a prop as react-docgen describes it, where the story hands in a value. */
  const argTypeOf = (prop: object, value?: unknown, own: ArgTypes = {}) => {
    const component = Object.assign(() => null, { __docgenInfo: { props: { prop: { required: false, ...prop } } } });
    const argTypes = own as Parameters<typeof argTypesOfProps>[0]['argTypes'];
    return argTypesOfProps({ component, argTypes, initialArgs: { prop: value } }).prop;
  };
  const union = (...elements: object[]) => ({ tsType: { name: 'union', raw: 'raw', elements } });
  const literal = (value: string) => ({ name: 'literal', value });

  it('has what its comment says of it, and of its default', () => {
    const tsType = union(literal("'small'"), literal("'medium'"));
    expect(argTypeOf({ ...tsType, description: "32 or 40 px high. @default 'medium'" })).toMatchObject({
      description: '32 or 40 px high.',
      table: { defaultValue: { summary: 'medium' } },
      options: ['small', 'medium'],
      control: { type: 'radio' },
    });
  });

  it('offers a union as choices, with the one that there is none', () => {
    expect(argTypeOf(union(literal('1'), literal('2'), { name: 'null' }))).toMatchObject({ options: [1, 2, null] });
    expect(argTypeOf(union(literal("'arrow-up'"), literal('close'), literal('-1.5')))).toMatchObject({
      options: ['arrow-up', 'close', -1.5],
    });
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => literal(`'${value}'`));
    expect(argTypeOf(union(...many, { name: 'undefined' }))).toMatchObject({
      options: ['a', 'b', 'c', 'd', 'e', 'f'],
      control: { type: 'select' },
    });
  });

  it.each([
    ['a text that may be null', union({ name: 'string' }, { name: 'null' }), undefined, 'text'],
    ['a number that may be left out', union({ name: 'number' }, { name: 'undefined' }), undefined, 'number'],
    ['a place for anything that is left empty', { tsType: { name: 'ReactNode' } }, undefined, 'text'],
    ['a text in a place for anything', { tsType: { name: 'ReactNode' } }, 'Search', 'text'],
    ['a number that has a name', { tsType: { name: 'Id' } }, 7, 'number'],
    ['data', { tsType: { name: 'unknown' } }, [{ id: 1, more: { names: ['a'] } }], 'object'],
  ])('is that of its type for %s', (_, prop, value, type) => {
    expect(argTypeOf(prop, value)?.control).toEqual({ type });
  });

  it.each([
    ['a function', { tsType: { name: 'signature', type: 'function', raw: '() => void' } }, () => {}],
    ['what the story leaves out', union({ name: 'ChartClock' }, { name: 'undefined' }), undefined],
    ['an object that the story leaves out', { tsType: { name: 'signature', type: 'object' } }, undefined],
    ['an object with functions', { tsType: { name: 'Ports' } }, { now: () => 0 }],
    ['what no story hands in as data', { tsType: { name: 'Actor' } }, new Map()],
  ])('is none for %s', (_, prop, value) => {
    expect(argTypeOf(prop, value)?.control).toEqual({ disable: true });
  });

  it.each([
    [
      'a function',
      { tsType: { name: 'signature', type: 'function', raw: '() => void' }, isCode: true },
      undefined,
      true,
    ],
    ['a live object', { tsType: { name: 'ChartClock' }, isCode: true }, undefined, true],
    ['what the story hands in as no data', { tsType: { name: 'ReactNode' } }, { now: () => 0 }, true],
    ['data that the story leaves out', { tsType: { name: 'Banner' } }, undefined, false],
    ['data of code', { tsType: { name: 'Ports' }, isCode: true }, { retries: 1 }, false],
  ])('has a heading that says why it is none for %s: %#', (_, prop, value, hasOne) => {
    expect(argTypeOf(prop, value)?.table?.category !== undefined).toBe(hasOne);
  });

  it('shows a type as its source has it, in a line', () => {
    const raw = "| { status: 'ready' }\n/** It failed. */\n| { status: 'failed' } | undefined";
    expect(argTypeOf({ tsType: { name: 'union', raw, elements: [{ name: 'a' }, { name: 'b' }] } })?.table).toEqual({
      type: { summary: "{ status: 'ready' } | { status: 'failed' }" },
    });
  });

  it('knows the readonly lists that react-docgen does not', () => {
    const source = `interface P {
      rows: readonly Row<'a' | 'b'>[];
      /** Groups. */
      groups?: readonly (readonly { name: string; value: number }[])[] | undefined;
      render: (row: Row) => readonly string[];
    }`;
    expect(listTypeOf('rows', [source])).toBe("readonly Row<'a' | 'b'>[]");
    expect(listTypeOf('groups', ['', source])).toBe(
      'readonly (readonly { name: string; value: number }[])[] | undefined',
    );
    expect(listTypeOf('render', [source])).toBeUndefined();
  });

  it('knows what the names of types stand for that react-docgen cannot follow', () => {
    const named = namedTypesIn([
      `export const SIDES = ['buyer', 'supplier'] as const;
      export type Side = (typeof SIDES)[number];
      export type Kind =
        /** Bars. */
        | 'bar'
        | 'line';
      export type Anyone = Side | 'editor';
      export type Id = number;
      export type Twice = 'a';`,
      `export type Twice = 'b';
      export type Render = (kind: Kind) => string;`,
    ]);
    const elements = [literal("'buyer'"), literal("'supplier'")];
    expect(named.get('Side')).toEqual({ name: 'union', raw: "'buyer' | 'supplier'", elements });
    expect(named.get('Anyone')).toMatchObject({ raw: "'buyer' | 'supplier' | 'editor'" });
    expect(named.get('Kind')).toMatchObject({ raw: "'bar' | 'line'" });
    expect(named.get('Id')).toEqual({ name: 'number', raw: 'Id' });
    expect([named.get('Twice'), named.get('Render')]).toEqual([undefined, undefined]);
    expect(argTypeOf(union(named.get('Side')!, { name: 'null' }))).toMatchObject({
      options: ['buyer', 'supplier', null],
    });
  });

  it('knows the types that are no data, though only what they name holds a function', () => {
    const types = codeTypesIn([
      `export interface Clock {
        now(): number;
      }
      /** Asks (a server): it is data. */
      export interface Banner {
        name: string;
      }
export interface Ports {
  clock: Clock;
}
export type Save = (banner: Banner) => void;
export const save = (clock: Clock) => clock.now();`.replaceAll(/^ {6}/gm, ''),
    ]);
    expect(['Clock', 'Ports', 'Save', 'RefObject', 'Banner'].map((name) => types.has(name))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is what the story says, where it says something', () => {
    const own = { prop: { control: { type: 'range' } } } as unknown as ArgTypes;
    expect(argTypeOf({ tsType: { name: 'number' }, description: 'How many.' }, 1, own)).toMatchObject({
      description: 'How many.',
      control: { type: 'range' },
    });
  });

  it.each([
    ['its choices', { control: { type: 'radio' }, options: [2, 'wide'] }, 2, "2 | 'wide'"],
    ['what its control gives', { control: { type: 'number' } }, undefined, 'number'],
    ['what the story hands in', {}, () => {}, 'function'],
  ])('says as its type, where the component states none, %s', (_, own, value, summary) => {
    expect(argTypeOf({}, value, { prop: own } as ArgTypes)?.table?.type).toEqual({ summary });
  });

  it('says no type where nothing is known of it', () => {
    expect(argTypeOf({})?.table?.type).toBeUndefined();
  });
});

describe('where the description of a component stands', () => {
  const sources = import.meta.glob<string>(
    ['../pages/**/*.stories.tsx', '../../../packages/{ui,elements}/src/**/*.stories.tsx'],
    { query: '?raw', import: 'default', eager: true },
  );

  it('is next to the stories that show it, and no longer in what other stories load too', async () => {
    const component = '/packages/ui/src/primitives/badge/badge.tsx';
    const stories = `import { Badge, type BadgeProps } from './badge.tsx';\nconst meta = { component: Badge };`;
    const { transform } = docgenInStories();
    const build = { resolve: () => Promise.resolve({ id: component }), load: () => Promise.resolve() };
    const transformed = (code: string, id: string) =>
      (transform as unknown as (code: string, id: string) => Promise<string | undefined>).call(build, code, id);
    const described = 'export const Badge = 1;Badge.__docgenInfo={"props":{}}';
    expect(await transformed(described, component)).toBe('export const Badge = 1');
    expect(await transformed(stories, component.replace('.tsx', '.stories.tsx'))).toBe(
      `${stories}\n;Badge.__docgenInfo={"props":{}};`,
    );
    // The stories of machines are made by a plugin, and no file of theirs could have it.
    expect(await transformed(described, '/apps/storybook/machines/machine-chart.tsx')).toBeUndefined();
  });

  it('is known of every component that stories import', () => {
    const unknown = Object.entries(sources).filter(([, source]) => {
      const name = /\bcomponent: (\w+)/.exec(source)?.[1];
      const isOwn = name !== undefined && new RegExp(String.raw`const ${name} = `).test(source);
      // A list of exports has no description.
      return name !== undefined && !isOwn && !shownComponent(source)?.path.endsWith('.tsx');
    });
    expect(unknown.map(([file]) => file)).toEqual([]);
  });
});
