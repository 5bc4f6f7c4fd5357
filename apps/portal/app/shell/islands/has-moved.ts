import { isNarrow, viewportWidth } from '@millwright/domain';
import type { StartWindow } from '../../runtime/start-script.ts';

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const controls = 'a, button, summary, input, textarea, select';
const moves: readonly (string | undefined)[] = ['pointerdown', 'click', 'keydown'];

/**
 * Whether the visitor's first move came before anybody watched for it, for whom it is not lost: on a narrow screen a
 * scroll, on a wide one a press or a key. A press on a control is none, for what answers it would stand in its way.
 */
export function hasMoved(): boolean {
  if (isNarrow(viewportWidth(window))) return scrollY > 0;
  return (
    !document.activeElement?.matches(controls) && moves.includes((window as StartWindow).millwrightStart?.lastEvent)
  );
}
