import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, site, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-floating-bar',
  title: 'Widgets/Custom elements/Floating bar',
  argTypes: { site },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory(
  { name: 'millwright-floating-bar' },
  { site: '' },
  'li:not([data-collapsible]) :is(a, button)',
);
