import { describe, it } from 'vitest';
import { editionKeys, expectCleanHydration } from '../../testing/render.tsx';
import { Menu } from './menu.tsx';

describe('a menu', () => {
  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(
      edition,
      <Menu trigger={<button type="button">Actions</button>} groups={[[{ id: 'copy', label: 'Copy' }]]} />,
    ),
  );
});
