import { inLayer, media, vars } from '@millwright/ui/tokens';

const { globalStyle } = inLayer('pages');

/** On paper a page is what is read: the name of the site, the headline, words and images. */
const leftOutOnPaper = [
  // Of the header its logo stays.
  'header :is(nav, aside, button, form, details, ul, [role="group"])',
  'footer',
  'main :is(nav, button)',
  // What asks and what reports.
  'dialog',
  '[role="dialog"]',
  '[role="status"]',
  '[role="alert"]',
  '[data-state="prompted"]',
  // What is done with a page.
  '[data-island="favourite"]',
  '[data-island="share"]',
  '#enquiry',
  '[href="#enquiry"]',
  '#subscribe',
  '[data-state="forMembers"]',
];

globalStyle(`:is(${leftOutOnPaper.join(', ')})`, { '@media': { [media.print]: { display: 'none' } } });
// The breadcrumbs are gone that kept the page apart from the logo.
globalStyle('main', { '@media': { [media.print]: { paddingBlockStart: vars.space[4] } } });
globalStyle('main :is(h1, h2, h3)', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
globalStyle('main :is(figure, img, tr)', { '@media': { [media.print]: { breakInside: 'avoid' } } });
