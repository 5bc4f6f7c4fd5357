import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, site, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-header',
  title: 'Widgets/Custom elements/Header',
  argTypes: { site },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory({ name: 'millwright-header' }, { site: '' }, 'header');
