import { isValidElement, Fragment, type ReactElement } from 'react';

/** A public name: what another site imports. */
export interface PublicName {
  name: string;
  entry: string;
}

/** Where a value stands: the component, the path of the prop in it, and all its props. */
export interface Place {
  component: string;
  path: string;
  props: Readonly<Record<string, unknown>>;
}

/** What the printer must know of the world. */
export interface Rendering {
  /** The public name of a component, a function or another value that is exported. */
  nameOf: (value: unknown) => PublicName | undefined;
  /** Code that takes the place of a function or of an object with functions: they belong to the site. */
  standInFor: (place: Place, value: unknown, printing: Rendering) => string | undefined;
  /** The members that a prop has by its type, where a story gives it more. */
  membersOf: (place: Place) => readonly string[] | undefined;
  /** What a component of a story's own renders, below the providers; undefined where that cannot be generated. */
  unfold: (type: unknown, props: object, providers: readonly ReactElement[]) => ReactElement | undefined;
  /** The providers that stand around what is generated. */
  providers: ReactElement[];
  /** Public names that were generated; the printer adds to them. */
  used: Map<string, PublicName>;
  /** Constants above the component, by their name. */
  above: Map<string, string>;
  /** What could not be generated: components that are not public. */
  missing: string[];
}

const width = 110;
const longestList = 3;

const indent = (text: string): string => text.replaceAll('\n', '\n  ');
const isIdentifier = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);
/** A drawing that stories carry with them: a site has images at URLs. */
const withoutDrawing = (text: string): string =>
  text.startsWith('data:image/') && text.length > 80 ? '/images/example.jpg' : text;

const quoted = (text: string): string =>
  `'${withoutDrawing(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const mention = (printing: Rendering, value: unknown): string | undefined => {
  const known = printing.nameOf(value);
  if (known) printing.used.set(known.name, known);
  return known?.name;
};

const fits = (text: string): boolean => !text.includes('\n') && text.length < width;

const list = (open: string, items: readonly string[], close: string, space = ''): string => {
  if (items.length === 0) return `${open}${close}`;
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  return fits(line) ? line : `${open}\n  ${items.map(indent).join(',\n  ')},\n${close}`;
};

/** An object of the site's own making: a port, a store, a clock. */
const isPort = (value: object): boolean => Object.values(value).some((each) => typeof each === 'function');

const isPlain = (value: object): boolean =>
  Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;

/**
 * Members that tell kinds of things apart: in a list of which a component is generic, they must not become any string.
 */
const tells = ['kind', 'side', 'field', 'by', 'status', 'type'];

const literally = (code: string, key: string, path: string): string =>
  path.includes('items[]') && tells.includes(key) && code.startsWith("'") ? `${code} as const` : code;

const printObject = (value: object, place: Place, printing: Rendering): string => {
  const members = printing.membersOf(place);
  const generated = Object.entries(value).flatMap(([key, each]) => {
    if (each === undefined || (members && !members.includes(key))) return [];
    const code = printValue(each, { ...place, path: `${place.path}.${key}` }, printing);
    return code === undefined ? [] : [`${isIdentifier(key) ? key : quoted(key)}: ${literally(code, key, place.path)}`];
  });
  return list('{', generated, '}', ' ');
};

const printList = (value: readonly unknown[], place: Place, printing: Rendering): string => {
  const shown =
    value.length > longestList + 2 && value.every((each) => typeof each === 'object')
      ? value.slice(0, longestList)
      : value;
  return list(
    '[',
    shown.map((each) => printValue(each, { ...place, path: `${place.path}[]` }, printing) ?? 'undefined'),
    ']',
  );
};

/** Prints a value as the code that makes it; undefined where the site has to give it and may leave it out. */
const printValue = (value: unknown, place: Place, printing: Rendering): string | undefined => {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (typeof value === 'string') return quoted(value);
  const known = mention(printing, value);
  if (known) return known;
  if (isValidElement(value)) return renderElement(value as ReactElement<Record<string, unknown>>, printing);
  if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`;
  if (Array.isArray(value)) return printList(value, place, printing);
  const standIn = printing.standInFor(place, value, printing);
  if (standIn !== undefined) return standIn;
  if (typeof value !== 'object' || !isPlain(value) || isPort(value)) return undefined;
  return printObject(value, place, printing);
};

const isPlainText = (text: string): boolean => !/[{}<>&\n]|^\s|\s$/.test(text);

const attribute = (
  component: string,
  name: string,
  props: Readonly<Record<string, unknown>>,
  printing: Rendering,
): string | undefined => {
  const value = props[name];
  if (value === undefined) return undefined;
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n&{]/.test(value)) return `${name}="${withoutDrawing(value)}"`;
  const generated = printValue(value, { component, path: name, props }, printing);
  return generated === undefined || (name === 'style' && generated === '{}') ? undefined : `${name}={${generated}}`;
};

const childrenOf = (children: unknown): unknown[] =>
  (Array.isArray(children) ? children.flatMap(childrenOf) : [children]).filter(
    (child) => child !== undefined && child !== null && typeof child !== 'boolean',
  );

const printChild = (component: string, child: unknown, printing: Rendering): string | undefined => {
  if (isValidElement(child)) return renderElement(child as ReactElement<Record<string, unknown>>, printing);
  if (typeof child === 'number') return String(child);
  if (typeof child === 'string') return isPlainText(child) ? child : `{${quoted(child)}}`;
  const generated = printValue(child, { component, path: 'children', props: {} }, printing);
  return generated === undefined ? undefined : `{${generated}}`;
};

const tagOf = ({ type, props }: ReactElement<Record<string, unknown>>, printing: Rendering): string | ReactElement => {
  if (typeof type === 'string') return type;
  if (type === Fragment) return '';
  const known = mention(printing, type);
  if (known) return known;
  // A piece of a story of its own: what it shows is what the reader wants.
  const shown = printing.unfold(type, props, printing.providers);
  if (shown) return shown;
  printing.missing.push(
    typeof type === 'function' ? type.name || 'a component without a name' : 'a component without a name',
  );
  return 'Unknown';
};

/** Prints an element as JSX. */
export const renderElement = (element: ReactElement<Record<string, unknown>>, printing: Rendering): string => {
  const tag = tagOf(element, printing);
  if (typeof tag !== 'string') return renderElement(tag as ReactElement<Record<string, unknown>>, printing);
  const { children, ...props } = element.props;
  const attributes = Object.keys(props).flatMap((name) => attribute(tag, name, props, printing) ?? []);
  if (element.key !== null && tag !== '') attributes.unshift(`key="${element.key}"`);
  const isProvider = tag.endsWith('Provider');
  if (isProvider) printing.providers.push(element);
  const inner = childrenOf(children).flatMap((child) => printChild(tag, child, printing) ?? []);
  if (isProvider) printing.providers.pop();
  const head = `<${[tag, ...attributes].join(' ')}`;
  const opening = fits(head) ? head : `<${tag}\n  ${attributes.map(indent).join('\n  ')}\n`;
  if (inner.length === 0) return tag === '' ? '<></>' : `${opening}${fits(head) ? ' ' : ''}/>`;
  const line = `${opening}>${inner.join('')}</${tag}>`;
  const close = `</${tag}>`;
  return fits(line) && inner.length === 1 ? line : `${opening}>\n  ${inner.map(indent).join('\n  ')}\n${close}`;
};
