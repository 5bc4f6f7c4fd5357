/** The widget that runs a machine, where it does not have the machine's name. */
const widgetOf: Readonly<Record<string, string>> = {
  appOpen: 'floating-bar',
  backToTop: 'floating-bar',
  chunkReload: 'toasts',
  confirmedAction: 'enquiry-thread',
  connectivity: 'connectivity-notice',
  consent: 'consent-notice',
  ezineReader: 'e-zine-reader',
  industryBanner: 'industry-menu',
  popupList: 'home-popup',
  searchSuggestions: 'search-panel',
  threadMessage: 'enquiry-thread',
  toast: 'toasts',
  verifyCode: 'login-dialog',
};

/** What shows nothing, and is run by a site itself. */
export const codeOfUnseen: Readonly<Record<string, string>> = {
  pageView: `import { createPageView } from '@millwright/ui/page-view';

/** One for the whole site; notified of each page that is shown. */
export const pageViews = createPageView({ record: (url) => navigator.sendBeacon('/views', JSON.stringify({ url })) });

pageViews.send({ type: 'ROUTE.CHANGED', path: location.pathname, query: new URLSearchParams(location.search) });
`,
};

/**
 * The stories whose code runs a machine: those of the widget that has its name, or of the one that runs the behaviour.
 * @param machine The name of the machine, for example `consent`.
 * @param stories Where all stories are.
 */
export const storiesOfMachine = (machine: string, stories: readonly string[]): string | undefined => {
  const widget = widgetOf[machine] ?? machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return stories.find((path) => path.endsWith(`/${widget}/${widget}.stories.tsx`));
};
