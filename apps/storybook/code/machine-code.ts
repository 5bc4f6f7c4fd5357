/** The widget that shows a behaviour, by the folder of the behaviour's machine. */
const widgetOf: Readonly<Record<string, string>> = {
  'app-open': 'floating-bar',
  'back-to-top': 'floating-bar',
  'chunk-reload': 'toasts',
  connectivity: 'connectivity-notice',
  consent: 'consent-notice',
  'verify-code': 'login-dialog',
};

/** What shows nothing, and is run by a site itself. */
export const codeOfUnseen: Readonly<Record<string, string>> = {
  'page-view': `import { createPageView } from '@millwright/ui/page-view';

/** One for the whole site; told of each page that is shown. */
export const pageViews = createPageView({ record: (url) => navigator.sendBeacon('/views', JSON.stringify({ url })) });

pageViews.send({ type: 'ROUTE.CHANGED', path: location.pathname, query: new URLSearchParams(location.search) });
`,
};

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

/**
 * The stories whose code runs a machine: those of its own folder, or of the widget that shows the behaviour.
 * @param machine Where the machine is, for example `…/behaviours/consent/consent.machine.ts`.
 * @param stories Where all stories are.
 */
export const storiesOfMachine = (machine: string, stories: readonly string[]): string | undefined => {
  const folder = folderOf(machine);
  const widget = widgetOf[folder] ?? folder;
  const beside = stories.filter((path) => folderOf(path) === widget);
  const name = machine.split('/').at(-1)?.replace('.machine.ts', '') ?? '';
  return (
    beside.find((path) => path.endsWith(`/${name}.stories.tsx`)) ??
    beside.find((path) => path.endsWith(`/${widget}.stories.tsx`)) ??
    beside[0]
  );
};
