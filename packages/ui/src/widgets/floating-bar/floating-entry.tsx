import { useId, type PointerEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import * as css from './floating-bar.css.ts';
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
 * An entry whose block opens when a mouse points at it, and for fingers and keys when it is pressed. The pointer may go
 * into the block; Esc closes it.
 */
export const FloatingEntry = ({ block, label, icon, open, onShow, onHide, children }: FloatingEntryProps) => {
  const id = useId();
  const byMouse = ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => pointerType === 'mouse';
  return (
    <li
      className={css.item}
      data-collapsible=""
      onPointerEnter={(event) => byMouse(event) && onShow(block)}
      onPointerLeave={(event) => byMouse(event) && onHide()}
    >
      <button
        type="button"
        className={css.entry}
        id={`floating-${block}`}
        data-js=""
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // A mouse that presses is there already, and what it opened by pointing does not close by pressing.
        onClick={({ nativeEvent }) => (open && !byMouse(nativeEvent as unknown as PointerEvent) ? onHide() : onShow(block))}
      >
        <Icon name={icon} />
      </button>
      {open && (
        <div className={css.block} id={id} data-block={block} data-place="up">
          <div className={css.card}>{children()}</div>
        </div>
      )}
    </li>
  );
};
