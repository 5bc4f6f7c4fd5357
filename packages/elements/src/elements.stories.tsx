import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { responseOf, portal } from '../browser/api.ts';

/** Shows HTML as a page of somebody else would hold it. */
const Written = ({ html, edition }: { html: string; edition: string }) => {
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

const meta = {
  id: 'custom-elements',
  title: 'Widgets/Custom elements',
  component: Written,
  args: { html: '', edition: 'en' },
  argTypes: { html: { control: false }, edition: { control: false } },
  parameters: { layout: 'fullscreen' },
  // The elements can only be defined in a browser.
  loaders: [() => import('./index.ts')],
  beforeEach: standInForPortal,
} satisfies Meta<typeof Written>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story of what stands in a page, which is also the code that it gives away. */
const story = (html: string, shows: string): Story => ({
  args: { html },
  render: ({ html: written }, { globals }) => (
    <Written html={written} edition={globals['edition'] === 'cn' ? 'cn' : 'en'} />
  ),
  parameters: { code: html, docs: { source: { code: html, language: 'html', transform: (code: string) => code } } },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector<HTMLElement>(/^<([\w-]+)/.exec(html)![1]!)!;
    await waitFor(() => expect(element).toHaveAttribute('data-state', 'ready'), { timeout: 10_000 });
    await waitFor(() => expect(element.querySelector(shows)).toBeVisible(), { timeout: 10_000 });
  },
});

export const ShowList = story(
  '<millwright-show-list count="3"><a href="https://www.example.com/exhibitions">Trade shows</a></millwright-show-list>',
  'li h3',
);
export const SupplierCard = story(
  '<millwright-supplier-card supplier="30060"><a ' +
    'href="https://www.example.com/showroom/suppliers">Suppliers</a></millwright-supplier-card>',
  'h3',
);
export const Header = story('<millwright-header></millwright-header>', 'header');
export const TopBanner = story('<millwright-top-banner code="top"></millwright-top-banner>', 'button');
export const IndustryMenu = story(
  '<millwright-industry-menu label="Industries"></millwright-industry-menu>',
  'details',
);
export const SearchPanel = story('<millwright-search-panel keyword="pump"></millwright-search-panel>', 'form');
export const Login = story('<millwright-login></millwright-login>', 'button');
export const FloatingBar = story(
  '<millwright-floating-bar></millwright-floating-bar>',
  'li:not([data-collapsible]) :is(a, button)',
);
export const Slider = story(
  `<millwright-slider label="Pump stations">
  <p data-slide="Station 1">Station 1</p>
  <p data-slide="Station 2">Station 2</p>
</millwright-slider>`,
  'button',
);
