import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration } from '../../testing/render.tsx';
import { sideOf, Tooltip } from './tooltip.tsx';

describe('a tooltip', () => {
  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(
      edition,
      <Tooltip text="Opens the drawing">
        <button type="button">Drawing</button>
      </Tooltip>,
    ),
  );

  it.each([
    ['start', 'ltr', 'left'],
    ['start', 'rtl', 'right'],
    ['end', 'ltr', 'right'],
    ['end', 'rtl', 'left'],
    ['top', 'rtl', 'top'],
  ] as const)('that is placed at the %s stands, in text that runs %s, at the %s', (placement, direction, side) =>
    expect(sideOf(placement, direction)).toBe(side),
  );
});
