import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, number, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-supplier-card',
  title: 'Widgets/Custom elements/Supplier card',
  argTypes: {
    supplier: number('The id of the supplier.', 'none: it fails'),
  },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory(
  { name: 'millwright-supplier-card', own: '<a href="https://www.example.com/showroom/suppliers">Suppliers</a>' },
  { supplier: 30060 },
  'h3',
);
