import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const portal = '<rootDir>/../../apps/portal/app';
const accounts = '<rootDir>/../../apps/accounts/app';
const ui = '<rootDir>/../ui/src';
const elements = '<rootDir>/../elements/src';
const own = '<rootDir>/src';

/**
 * Copy that only the server renders: its messages stay out of what the browser loads. The router keeps these modules
 * out of the client's bundle, so no visitor can see an id instead of words.
 */
const serverOnly = [`${portal}/**/*.server.ts`, `${portal}/**/*.server.tsx`];

/**
 * Widgets of which the portal's pages hold the HTML alone: their messages stay out of what its browser code loads, too.
 * An end-to-end test fails where a script holds the id of a message that its catalog lacks.
 */
const staticWidgets = [
  'app-offer',
  'article-header',
  'article-neighbours',
  'breadcrumbs',
  'comparison-table',
  'entry-section',
  // Its clock is an island.
  'evidence-card/evidence-card.messages.ts',
  'filter-bar',
  'front-page',
  'other-results',
  'parameters-table',
  'product-card',
  'result-list',
  'search-hit-card',
  'site-footer',
  'site-map',
  'timeline',
  'trade-post-card',
  'white-paper-card',
].map((widget) => `${ui}/widgets/${widget}`);

/** Primitives for other applications: no page of the portal and of the sites with accounts has them. */
const elsewhere = [
  'checkbox-group',
  'drawer',
  'multi-combobox',
  'number-field',
  'popover',
  'rich-select',
  'stepper',
  'switch',
  'tooltip',
].map((primitive) => `${ui}/primitives/${primitive}`);

/** What the enquiry form says: pages with the form fetch it with the form. */
const ofEnquiry = ['widgets/enquiry-form', 'parts/trade', 'widgets/completeness-meter', 'primitives/file-upload'].map(
  (folder) => `${ui}/${folder}`,
);

/** What the sites with accounts are made of: of the portal's pages, these are in the HTML alone, or in none. */
const ofAccounts = [
  'parts/code-form',
  'parts/rows',
  'primitives/bilingual-field',
  'primitives/date-field',
  'primitives/table',
  'widgets/certificate-form',
  'widgets/certificate-list',
  'widgets/change-list',
  'widgets/decline-dialog',
  'widgets/enquiry-thread',
  'widgets/link-tabs',
  'widgets/member-post-list',
  'widgets/parameter-fields',
  'widgets/password-form',
  'widgets/post-form',
  'widgets/quote-form',
  'widgets/quote-table',
  'widgets/register-form',
  'widgets/session-list',
  'widgets/table-upload',
  'widgets/thread-filter',
  'widgets/thread-list',
].map((folder) => `${ui}/${folder}`);

/**
 * What nobody sees on the portal before they reach for something, or that only some pages have: their messages
 * come with the first of them. An end-to-end test fails where the first script says one of them.
 */
const fetchedLater = [
  'parts/form',
  'parts/login',
  'parts/stories',
  'widgets/article-card',
  'widgets/article-section',
  'widgets/contact-block',
  'widgets/data-chart',
  'widgets/e-zine-reader',
  'widgets/editorial-blocks',
  // Cards among the custom elements use it.
  'widgets/entity-card/place-name.ts',
  'widgets/evidence-card/local-time.tsx',
  'widgets/favourite-button',
  'widgets/favourite-list',
  'widgets/floating-bar',
  'widgets/gallery',
  'widgets/gated-download',
  'widgets/home-popup',
  'widgets/industry-menu/industry-menu-list.tsx',
  'widgets/login-dialog',
  'widgets/magazine-issue-card',
  'widgets/pagination',
  'widgets/share-menu',
  'widgets/slider',
  'widgets/subscription-form',
  'widgets/supplier-card',
  'widgets/tag-list',
  'widgets/trade-show-card',
  'widgets/video-card',
  'widgets/video-player',
].map((path) => `${ui}/${path}`);

const outsideOfBrowser = [...staticWidgets, ...elsewhere];
const outsideUi = [...outsideOfBrowser, ...ofAccounts, ...ofEnquiry, ...fetchedLater].map((path) =>
  /\.tsx?$/.test(path) ? path : `${path}/**`,
);

/** What lies next to the sources of a folder and is never shown. A pattern without the folder would match nothing. */
const besides = (folder: string) =>
  ['test.ts', 'test.tsx', 'stories.tsx', 'fixtures.ts', 'fixtures.tsx'].map((end) => `${folder}/**/*.${end}`);

export default defineConfig({
  locales: ['cn', 'en', 'de'],
  sourceLocale: 'en',
  // Without line numbers and in the order of the texts, so that moving code does not change the catalogs.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    { path: `${own}/catalogs/{locale}/shared`, include: [own], exclude: besides(own) },
    {
      path: `${own}/catalogs/{locale}/ui`,
      include: [ui, elements],
      exclude: [...besides(ui), ...besides(elements), ...outsideUi],
    },
    { path: `${own}/catalogs/{locale}/later`, include: fetchedLater, exclude: besides(ui) },
    { path: `${own}/catalogs/{locale}/static`, include: outsideOfBrowser, exclude: besides(ui) },
    { path: `${own}/catalogs/{locale}/members`, include: ofAccounts, exclude: besides(ui) },
    { path: `${own}/catalogs/{locale}/enquiry`, include: ofEnquiry, exclude: besides(ui) },
    { path: `${own}/catalogs/{locale}/portal`, include: [portal], exclude: [...besides(portal), ...serverOnly] },
    { path: `${own}/catalogs/{locale}/server`, include: serverOnly, exclude: besides(portal) },
    { path: `${own}/catalogs/{locale}/accounts`, include: [accounts], exclude: besides(accounts) },
  ],
});
