import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, number, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-show-list',
  title: 'Widgets/Custom elements/Show list',
  argTypes: {
    count: number('How many, at most 50.', '5', 1, 50),
    industry: number('The id of an industry, whose shows alone are listed.', 'all'),
    exhibitor: number('The id of a supplier, whose shows alone are listed.', 'all'),
  },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory(
  { name: 'millwright-show-list', own: '<a href="https://www.example.com/exhibitions">Trade shows</a>' },
  { count: 3, industry: '', exhibitor: '' },
  'li h3',
);
