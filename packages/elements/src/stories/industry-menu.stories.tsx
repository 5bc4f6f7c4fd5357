import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, text, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-industry-menu',
  title: 'Widgets/Custom elements/Industry menu',
  argTypes: {
    label: text('The name of the navigation, for assistive technology.', 'the name of the site'),
  },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory({ name: 'millwright-industry-menu' }, { label: 'Industries' }, 'details');
