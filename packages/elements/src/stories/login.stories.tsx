import type { Meta } from '@storybook/react-vite';
import { elementMeta, elementStory, flag, type ElementArgs } from './element-story.fixtures.tsx';

const meta = {
  ...elementMeta,
  id: 'custom-elements-login',
  title: 'Widgets/Custom elements/Login',
  argTypes: {
    open: flag('Shows the dialog; gone when that is closed.'),
  },
} satisfies Meta<ElementArgs>;

export default meta;

export const Default = elementStory({ name: 'millwright-login' }, { open: false }, 'button');
