import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the toolbar chose, as the URL of a story has it. */
const chosenIn = (url: string): string => {
  const globals = new URL(url).searchParams.get('globals') ?? '';
  const of = (name: string) => new RegExp(`${name}:(\\w+)`).exec(globals)?.[1];
  return `edition:${of('edition') ?? 'en'};theme:${of('theme') ?? 'light'}`;
};

const withGlobals = (url: string, globals: string): string => {
  const changed = new URL(url);
  changed.searchParams.set('globals', globals);
  return changed.href;
};

/**
 * Hands on what the toolbar chooses to the frames of a page of documentation, which Storybook leaves as they are. The
 * page's own URL says it too: a frame that comes later reads it there (preview-head.html).
 */
export const followToolbar = (): void => {
  // Only Storybook's own window has a toolbar; what runs stories opens them without it.
  if (typeof window === 'undefined' || window.parent === window || !addons.hasChannel()) return;
  addons.getChannel().on(GLOBALS_UPDATED, ({ globals }: { globals: { edition: string; theme: string } }) => {
    const chosen = `edition:${globals.edition};theme:${globals.theme}`;
    // The frames say the same of themselves, once they have loaded.
    if (chosenIn(window.location.href) === chosen) return;
    window.history.replaceState(null, '', withGlobals(window.location.href, chosen));
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe'))
      frame.src = withGlobals(frame.src, chosen);
  });
};
