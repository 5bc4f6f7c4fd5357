import '@millwright/ui/foundations';
import type { Decorator, Preview } from '@storybook/react-vite';
import { rememberStory } from '../code/serve-code.ts';
import type { ShownStory } from '../code/load-story-code.ts';
import { Playground, Reference } from '../docs/lazy-reference.tsx';
import { controlsOfDefault } from './controls.ts';
import { InEdition, languageOf } from './in-edition.tsx';
import { chromaticModes, globalTypes, widths, type StoryEdition } from './toolbar.ts';

/** Sets on the root element what the document of a site sets: language, direction and theme. */
const dressDocument = (edition: StoryEdition, theme: string): void => {
  if (typeof document === 'undefined') return;
  const { lang, direction } = languageOf(edition);
  document.documentElement.lang = lang;
  document.documentElement.dir = direction;
  document.documentElement.dataset.theme = theme;
};

/** Whether a program looks at the stories. */
const isDriven = typeof navigator !== 'undefined' && navigator.webdriver;

const withEditionAndTheme: Decorator = (Story, context) => {
  const { globals } = context;
  rememberStory(context);
  const edition = (globals.edition ?? 'en') as StoryEdition;
  dressDocument(edition, String(globals.theme ?? 'light'));
  return (
    <InEdition edition={edition}>
      <Story />
    </InEdition>
  );
};

const preview: Preview = {
  globalTypes,
  // The runner checks every story by axe itself, and two at once stop each other; for readers the panel runs it.
  initialGlobals: { edition: 'en', theme: 'light', a11y: { manual: isDriven } },
  decorators: [withEditionAndTheme],
  argTypesEnhancers: [Object.assign(controlsOfDefault, { secondPass: true })],
  parameters: {
    layout: 'padded',
    chromatic: { modes: chromaticModes },
    viewport: { options: widths },
    // What every page of documentation may use without an import.
    docs: {
      components: { Playground, Reference },
      toc: true,
      // Code as another site would write it, not the story's own source.
      source: {
        type: 'code',
        language: 'tsx',
        format: false,
        transform: async (_: string, story: ShownStory) =>
          (await import('../code/load-story-code.ts')).loadStoryCode(story),
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    // The theme decides the background.
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'About',
          [
            'Introduction',
            'On your site',
            'A page of your own',
            'Words and editions',
            'Custom elements',
            'Sizes',
            'Compared with other libraries',
            'Requirements',
            'Theme',
          ],
          'Foundations',
          'Primitives',
          'Behaviours',
          'Widgets',
          'Layouts',
          'Machines',
        ],
      },
    },
  },
};

export default preview;
