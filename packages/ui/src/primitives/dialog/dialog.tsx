'use client';

import { useEffectEvent, useId, useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/index.ts';
import * as css from './dialog.css.ts';
import { keepModal } from './keep-modal.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether it is open. Who opens it keeps this fact. */
  open: boolean;
  /** The visitor wants to close it: Esc, the close button, a press beside it. */
  onClose: () => void;
  /** Its name, shown as its heading. */
  title: string;
  /** Says under the heading what it is for. */
  description?: string;
  /** The name of the close button. */
  closeLabel: string;
  /** 416, 640 or 1280 px wide at most. @default 'small' */
  size?: 'small' | 'medium' | 'full';
  /** Whether a press beside it closes it. A form that would be lost says no. @default true */
  closesOnPressBeside?: boolean;
  /** What it holds. */
  children: ReactNode;
}

/** The dialog while it is open. */
const OpenDialog = ({ onClose, title, description, closeLabel, size = 'small', closesOnPressBeside = true, children }: Omit<DialogProps, 'open'>) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => keepModal(panel.current!, () => close()), []);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has Esc and the close button
    <div
      className={css.scrim}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // What began in the panel, such as the marking of a text, may end beside it.
        if (closesOnPressBeside && pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <div
        ref={panel}
        className={`${css.panel} ${css.size[size]}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        tabIndex={-1}
      >
        <div className={css.head}>
          <h2 className={css.title} id={`${id}title`}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} size="small" onClick={onClose} />
        </div>
        <div className={css.body}>
          {description && (
            <p className={css.description} id={`${id}description`}>
              {description}
            </p>
          )}
          {children}
        </div>
      </div>
    </div>,
    document.body,
  );
};

const never = () => () => undefined;

/**
 * A modal dialog: it takes the focus and gives it back, keeps it inside, stops the page from scrolling and closes on
 * Esc. It is rendered when it is opened and never on the server. A layer of the page and not `<dialog>`, whose modal
 * opening has the browser style the whole page anew before it shows anything.
 */
export const Dialog = ({ open, ...props }: DialogProps) => {
  const isInBrowser = useSyncExternalStore(never, () => true, () => false);
  return open && isInBrowser ? <OpenDialog {...props} /> : null;
};
