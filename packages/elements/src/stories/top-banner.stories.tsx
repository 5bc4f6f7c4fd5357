import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, text, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-top-banner',
  title: 'Widgets/Custom elements/Top banner',
  argTypes: {
    code: text('The place of the advertisement.', 'top'),
  },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory({ name: 'millwright-top-banner' }, { code: 'top' }, 'button');
