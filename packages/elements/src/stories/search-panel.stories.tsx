import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, text, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-search-panel',
  title: 'Widgets/Custom elements/Search panel',
  argTypes: {
    keyword: text('What stands in the field at first.', 'nothing'),
  },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory({ name: 'millwright-search-panel' }, { keyword: 'pump' }, 'form');
