import { describe, it } from 'vitest';
import { editionKeys, expectCleanHydration } from '../../testing/render.tsx';
import { Popover } from './popover.tsx';

describe('a popover', () => {
  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(
      edition,
      <Popover trigger={<button type="button">Delivery</button>} title="Delivery">
        <p>Four weeks</p>
      </Popover>,
    ),
  );
});
