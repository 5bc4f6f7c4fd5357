'use client';

import { useId, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import * as css from './floating-bar.css.ts';
import * as cardCss from './floating-card.css.ts';
import type { FloatingBlock } from './floating-bar.types.ts';

/** What an entry with a block needs. */
export interface FloatingEntryProps {
  /** What it opens. */
  block: FloatingBlock;
  /** Its name. */
  label: string;
  /** Which icon shows it. */
  icon: IconName;
  /** Whether its block is open. */
  open: boolean;
  /** Its block is wanted. */
  onShow: (block: FloatingBlock) => void;
  /** Its block is wanted no longer. */
  onHide: () => void;
  /** What the block holds, rendered only while it is open. */
  children: () => ReactNode;
}

/**
 * An entry whose block opens when a mouse points at it, when the keyboard's focus comes to it, and by a press; a
 * further touch closes it. Pointer and focus may go into the block, and it stays until they leave it or Esc is pressed.
 */
export const FloatingEntry = ({ block, label, icon, open, onShow, onHide, children }: FloatingEntryProps) => {
  const id = useId();
  const byMouse = ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => pointerType === 'mouse';
  const byTouch = ({ pointerType }: Pick<PointerEvent, 'pointerType'>) =>
    pointerType === 'touch' || pointerType === 'pen';
  // A finger brings the focus as well, and its press would close what that had opened.
  const onFocus = ({ target }: FocusEvent) => target.matches('button:focus-visible') && onShow(block);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) onHide();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from its button and its block
    <li
      className={css.item}
      data-collapsible=""
      onPointerEnter={(event) => byMouse(event) && onShow(block)}
      onPointerLeave={(event) => byMouse(event) && onHide()}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <button
        type="button"
        className={css.entry}
        id={`floating-${block}`}
        data-js=""
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // What pointing or the focus has opened does not close by pressing.
        onClick={({ nativeEvent }) =>
          open && byTouch(nativeEvent as unknown as PointerEvent) ? onHide() : onShow(block)
        }
      >
        <Icon name={icon} />
      </button>
      {open && (
        <div className={cardCss.block} id={id} data-block={block} data-place="up">
          <div className={cardCss.card}>{children()}</div>
        </div>
      )}
    </li>
  );
};
