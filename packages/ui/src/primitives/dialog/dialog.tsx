'use client';

import * as css from './dialog.css.ts';
import { ModalPanel, type ModalProps } from './modal-panel.tsx';

/** Props of {@link Dialog}. */
export interface DialogProps extends ModalProps {
  /** 416, 640 or 1280 px wide at most. @default 'small' */
  size?: 'small' | 'medium' | 'full';
}

/**
 * A modal dialog: it takes the focus and gives it back, keeps it inside, stops the page from scrolling and closes on
 * Esc. It is rendered when it is opened and never on the server.
 */
export const Dialog = ({ size = 'small', ...rest }: DialogProps) => (
  <ModalPanel {...rest} scrimClass={css.scrim} panelClass={`${css.panel} ${css.size[size]}`} bodyClass={css.body} />
);
