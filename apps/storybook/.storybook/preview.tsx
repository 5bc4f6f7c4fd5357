import '@millwright/ui/foundations';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { rememberStory } from '../code/serve-code.ts';
import type { ShownStory } from '../code/load-story-code.ts';
import { Playground, Reference } from '../docs/lazy-reference.tsx';
import { argTypesOfProps } from './arg-types.ts';
import { controlsOfDefault } from './controls.ts';
import { followToolbar } from './docs-frames.ts';
import { InEdition, languageOf, loadEdition } from './in-edition.tsx';
import { beginInEnglish, editionOf, endAsChosen, useEditionNow } from './played-edition.ts';
import { chromaticModes, globalTypes, widths, type StoryEdition } from './toolbar.ts';

/** Sets on the root element what the document of a site sets: language, direction and theme. */
const dressDocument = (edition: StoryEdition, theme: string): void => {
  if (typeof document === 'undefined') return;
  const { lang, direction } = languageOf(edition) ?? {};
  if (lang) document.documentElement.lang = lang;
  if (direction) document.documentElement.dir = direction;
  document.documentElement.dataset.theme = theme;
};

const InToolbarEdition = ({ globals, Story }: Pick<StoryContext, 'globals'> & { Story: ComponentType }) => {
  const edition = useEditionNow(globals);
  dressDocument(edition, String(globals.theme ?? 'light'));
  return (
    <InEdition edition={edition}>
      <Story />
    </InEdition>
  );
};

const withEditionAndTheme: Decorator = (Story, context) => {
  rememberStory(context);
  return <InToolbarEdition globals={context.globals} Story={Story} />;
};

followToolbar();

// The font is left out of what is painted before it: it is here before the first story, as on a page that preloads it.
if (typeof document !== 'undefined') void document.fonts?.load('1rem "Millwright Latin"');

const preview: Preview = {
  tags: ['!manifest'],
  globalTypes,
  // The runner checks every story by axe itself; for readers the panel fetches axe when they press its button.
  initialGlobals: { edition: 'en', theme: 'light', a11y: { manual: true } },
  loaders: [async (context) => void (await loadEdition(editionOf(context)))],
  beforeEach: async (context) => {
    const cleanUp = beginInEnglish(context);
    await loadEdition(editionOf(context));
    return cleanUp;
  },
  afterEach: endAsChosen,
  decorators: [withEditionAndTheme],
  argTypesEnhancers: [argTypesOfProps, Object.assign(controlsOfDefault, { secondPass: true })],
  parameters: {
    layout: 'padded',
    chromatic: { modes: chromaticModes },
    viewport: { options: widths },
    // What every page of documentation may use without an import.
    docs: {
      story: { inline: true },
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
      // Components by name, whatever the order of their files; stories as they stand in theirs.
      storySort: {
        method: 'alphabetical',
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
          'Widgets',
          'Layouts',
          'Machines',
        ],
      },
    },
  },
};

export default preview;
