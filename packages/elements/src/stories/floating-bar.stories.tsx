import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-floating-bar',
  title: 'Widgets/Custom elements/Floating bar',
  argTypes: {},
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory(
  { name: 'millwright-floating-bar' },
  {},
  'li:not([data-collapsible]) :is(a, button)',
);
