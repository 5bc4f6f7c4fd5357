import type { InputType } from 'storybook/internal/types';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { portal, responseOf } from '../../browser/api.ts';

/** What a reader may choose of an element: its attributes, absent where they are empty or false. */
export type ElementArgs = Readonly<Record<string, string | number | boolean>>;

/** An element as a page would write it. */
interface Written {
  /** Its name, for example `millwright-login`. */
  name: string;
  /** What stands inside of it. @default nothing */
  own?: string;
}

const quoted = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The HTML of an element with its attributes. */
const markupOf = ({ name, own = '' }: Written, args: ElementArgs): string => {
  const attributes = Object.entries(args).flatMap(([key, value]) =>
    value === '' || value === false ? [] : [value === true ? ` ${key}` : ` ${key}="${quoted(String(value))}"`],
  );
  return `<${name}${attributes.join('')}>${own}</${name}>`;
};

/** The editions that the elements have; the toolbar offers more. */
const offered: readonly unknown[] = ['cn', 'en'];

interface PageProps {
  html: string;
  edition: string;
}

/** Shows HTML as a page of somebody else would hold it. */
const Page = ({ html, edition }: PageProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    current.setAttribute('edition', edition);
    current.setAttribute('site', portal);
    current.innerHTML = html;
  }, [html, edition]);
  return <div ref={place} />;
};

/** Serves what the elements request from the portal; everything else goes where it went. */
const standInForPortal = () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== portal) return real(request);
    const { status, body } = responseOf(
      url,
      request.headers.get('accept-language'),
      request.method === 'POST' ? await request.text() : null,
    );
    return Response.json(body, { status });
  };
  return () => {
    globalThis.fetch = real;
  };
};

/** What the stories of every element share. */
export const elementMeta = {
  // No component of React: a page writes HTML.
  component: undefined,
  parameters: { layout: 'fullscreen' },
  // The elements can only be defined in a browser.
  loaders: [() => import('../index.ts')],
  beforeEach: standInForPortal,
};

/** An attribute as text. */
export const text = (description: string, fallback: string): InputType => ({
  description,
  type: 'string',
  control: 'text',
  table: { category: 'attributes', type: { summary: 'string' }, defaultValue: { summary: fallback } },
});

/** The attribute that every element has, as the control of those that have no other. */
export const site: InputType = text(
  'Origin of the portal whose API responds, and that links lead to.',
  'that of the nearest element around it that has one',
);

/** An attribute as a number. */
export const number = (description: string, fallback: string, min = 1, max?: number): InputType => ({
  description,
  type: 'number',
  control: { type: 'number', min, step: 1, ...(max !== undefined && { max }) },
  table: { category: 'attributes', type: { summary: 'number' }, defaultValue: { summary: fallback } },
});

/** An attribute that is there or not. */
export const flag = (description: string): InputType => ({
  description,
  type: 'boolean',
  control: 'boolean',
  table: { category: 'attributes', type: { summary: 'boolean' }, defaultValue: { summary: 'absent' } },
});

/**
 * A story of what stands in a page, which is also the code that it gives away.
 * @param shows A selector of what is seen once the element is ready.
 */
export const elementStory = (written: Written, args: ElementArgs, shows: string): StoryObj<ElementArgs> => ({
  args: { ...args },
  render: (chosen, { globals }) =>
    offered.includes(globals['edition'] ?? 'en') ? (
      <Page html={markupOf(written, chosen)} edition={String(globals['edition'] ?? 'en')} />
    ) : (
      <p role="note" style={{ padding: 16 }}>
        The custom elements are offered in Chinese and English.
      </p>
    ),
  parameters: {
    code: markupOf(written, args),
    docs: {
      source: {
        language: 'html',
        transform: (_: string, { args: chosen }: StoryContext) => markupOf(written, chosen as ElementArgs),
      },
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    if (!offered.includes(globals['edition'] ?? 'en')) {
      await expect(canvas.getByRole('note')).toBeVisible();
      return;
    }
    const element = canvasElement.querySelector<HTMLElement>(written.name)!;
    await waitFor(() => expect(element).toHaveAttribute('data-state', 'ready'), { timeout: 10_000 });
    await waitFor(() => expect(element.querySelector(shows)).toBeVisible(), { timeout: 10_000 });
  },
});
