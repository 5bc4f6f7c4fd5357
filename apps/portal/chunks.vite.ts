import type { Plugin } from 'vite';

const npm = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** What is fetched only when it is used: charts of machines, dialogs, islands, error pages, the whole client of the API. */
const onDemand = new RegExp(
  [
    '\\.machine\\.ts', 'login-dialog(?!-host|[\\\\/]host)', 'error-page', 'error-view', 'on-demand', 'catalogs[\\\\/]', 'i18n[\\\\/]src[\\\\/](?:dates|(?:client|editions)[\\\\/](?:cn|en))',
    'primitives[\\\\/](?:field[\\\\/]field|dialog|select|checkbox|radio-group|textarea|combobox|tabs|slider|qr-code|badge|date-text|skeleton|empty-state|industry-icon|section-heading)',
    'behaviours[\\\\/](?:verify-code|favourites|member-form|places|back-to-top|app-open|copy-link|first-move|enquiry)',
    'widgets[\\\\/](?:[a-z-]+-card|favourite|gated|enquiry|subscription|form-parts|gallery|video-player|share-menu|home-popup|e-zine|slider|floating-bar[\\\\/](?!floating-bar-host)|contact-block|consent-notice|subsite-header|facts-table|tag-list|entry-section|favourite-list|app-offer|subscription)',
    'search-panel[\\\\/]suggestion', 'shell[\\\\/](?:subsite|bare|consent)', 'domain[\\\\/]src[\\\\/](?:account|login|verify-code)',
    'api-client[\\\\/]src[\\\\/](?!visitor|result|pictures|http[\\\\/](?:envelope|strict))',
  ].join('|'),
);

/** Styles of what the home page never shows, before or after it is alive: they come with every other page. */
const laterStyles = new RegExp(
  [
    'widgets[\\\\/](?:article-(?:body|header|neighbours|list)|filter-bar|result-list|pagination|breadcrumbs|parameters-table|timeline|favourite|gated|enquiry|subscription|form-parts|share-menu|video-player|contact-block|facts-table|site-map|editorial|subsite-header|e-zine|gallery|bilingual|search-hit|link-tabs|sort|app-offer)',
    'primitives[\\\\/](?:select|checkbox|radio-group|textarea|tabs)',
    'portal[\\\\/]app[\\\\/](?!shell|home|site[\\\\/](?!page\\.server)|islands[\\\\/](?:island|cards))',
  ].join('|'),
);

/** The style sheet of a module. The names of its classes are script, and go where they are used. */
const isSheet = (id: string) => id.endsWith('.vanilla.css');

/** The module where it is one of styles, or only gathers them; else nothing. */
const stylesOf = (id: string) => (id.includes('.css.ts') || id.includes('styles-only:') ? id : '');

/**
 * Few files instead of thirty: a small file costs as much in headers and worse compression as it saves. Routes stay
 * apart, and what is fetched on demand. Styles are in two files: those of the shell and the home page, and all others.
 */
export const chunks = [
  { name: 'pages', test: (id: string) => isSheet(id) && laterStyles.test(id), priority: 5 },
  { name: 'react', test: (id: string) => id.includes('rolldown/runtime') || npm('react', 'react-dom', 'scheduler', 'use-sync-external-store').test(id), priority: 4 },
  { name: 'router', test: npm('react-router', 'react-router-dom'), priority: 3 },
  { name: 'machines', test: npm('xstate', '@xstate'), priority: 3 },
  {
    name: 'app',
    test: (id: string) =>
      !laterStyles.test(stylesOf(id)) &&
      (isSheet(id) || (/packages[\\/]|portal[\\/]app[\\/](?:alive|shell|site|home|root|islands[\\/]island)/.test(id) && (id.includes('styles-only:') || !onDemand.test(id))) || npm('@lingui', 'zustand').test(id)),
    priority: 2,
  },
];

/** The cascade layers in their order, as `@millwright/ui/foundations` declares them. */
const layerOrder = '@layer reset,foundations,primitives,behaviours,widgets,layouts,pages,utilities;';

/** Writes the order of the layers at the head of each style sheet: whichever a page loads first would decide it otherwise. */
export const layersFirst = (): Plugin => ({
  name: 'layers-first',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layerOrder + String(file.source);
      }
    },
  },
});
