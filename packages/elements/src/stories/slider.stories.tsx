import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, number, text, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-slider',
  title: 'Widgets/Custom elements/Slider',
  argTypes: {
    label: text('The name of the row.', 'none'),
    'rotate-every': number('Seconds after which it moves by itself, at least 3; 0 never.', '0', 0),
  },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory(
  {
    name: 'millwright-slider',
    own: `
  <p data-slide="Station 1">Station 1</p>
  <p data-slide="Station 2">Station 2</p>
`,
  },
  { label: 'Pump stations', 'rotate-every': 0 },
  'button',
);
