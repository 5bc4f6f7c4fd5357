import { describe, it } from 'vitest';
import { editionKeys, expectCleanHydration } from '../../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

describe('a tooltip', () => {
  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(
      edition,
      <Tooltip text="Opens the drawing">
        <button type="button">Drawing</button>
      </Tooltip>,
    ),
  );
});
