import type { Plugin } from 'vite';

const npm = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/**
 * What every page runs from its first moment. What these modules import comes with them; nothing else of the packages
 * does.
 */
const firstMoment =
  /portal[\\/]app[\\/](?:alive|shell|site|home|root|islands[\\/]island)|i18n[\\/]src[\\/](?:create-i18n|client[\\/]load|editions[\\/]shared)/;

/** What lies beside it and is fetched only when it is used. */
const onDemand = /error-view|on-demand|data-router|route-modules|shell[\\/](?:subsite|bare)/;

/** Styles of what the home page never shows, before or after it is alive: they come with every other page. */
export const laterStyles = new RegExp(
  [
    'widgets[\\\\/](?:article-(?:body|header|neighbours|list)|filter-bar|result-list|pagination|breadcrumbs|parameters-table|timeline|favourite|gated|enquiry|subscription|form-parts|share-menu|video-player|contact-block|facts-table|site-map|editorial|subsite-header|e-zine|gallery|bilingual|search-hit|other-results|link-tabs|sort|app-offer)',
    'primitives[\\\\/](?:select|checkbox|radio-group|textarea|tabs)',
    'portal[\\\\/]app[\\\\/](?!shell|home|site[\\\\/](?!page\\.server)|islands[\\\\/](?:island|cards))',
  ].join('|'),
);

/** Styles of what only a script shows, or an error: the home page takes them when it wakes up. */
export const scriptedStyles = new RegExp(
  [
    'widgets[\\\\/](?:connectivity-notice|consent-notice|error-|floating-bar[\\\\/]floating-card|home-popup|industry-menu[\\\\/]industry-banner|loading-bar|login-dialog|slider[\\\\/]slider-picker|toasts)',
    'primitives[\\\\/](?:combobox|dialog|field|qr-code|skeleton)',
  ].join('|'),
);

/** The style sheet of a module. The names of its classes are script, and go where they are used. */
const isSheet = (id: string) => id.endsWith('.vanilla.css');

/** The module where it is one of styles, or only gathers them; else nothing. */
const stylesOf = (id: string) => (id.includes('.css.ts') || id.includes('styles-only:') ? id : '');

/**
 * Few files instead of thirty: a small file costs as much in headers and worse compression as it saves. Routes stay
 * apart, and what is fetched on demand. Styles are in two files: those of the shell and the home page, and all others;
 * those that only scripts need on the home page are a file of their own there (`scripted-sheet.vite.ts`).
 */
export const chunks = [
  { name: 'pages', test: (id: string) => isSheet(id) && laterStyles.test(id), priority: 5 },
  { name: 'scripted', test: (id: string) => isSheet(id) && scriptedStyles.test(id), priority: 5 },
  {
    name: 'react',
    test: (id: string) =>
      id.includes('rolldown/runtime') || npm('react', 'react-dom', 'scheduler', 'use-sync-external-store').test(id),
    priority: 4,
  },
  { name: 'machines', test: npm('xstate', '@xstate'), priority: 3 },
  {
    name: 'app',
    test: (id: string) =>
      !laterStyles.test(stylesOf(id)) &&
      (isSheet(id) ||
        id.includes('styles-only:') ||
        (firstMoment.test(id) && !onDemand.test(id)) ||
        (npm('@lingui', 'zustand', 'react-router', 'react-router-dom').test(id) && !id.endsWith('?later'))),
    priority: 2,
  },
];

/** The cascade layers in their order, as `@millwright/ui/foundations` declares them. */
const layerOrder =
  '@layer mw.reset,mw.foundations,mw.primitives,mw.behaviours,mw.widgets,mw.layouts,mw.pages,mw.utilities;';

/**
 * Writes the order of the layers at the head of each style sheet: whichever a page loads first would decide it
 * otherwise.
 */
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
