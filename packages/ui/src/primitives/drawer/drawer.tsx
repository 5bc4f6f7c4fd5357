'use client';

import type { ReactNode } from 'react';
import { ModalPanel, type ModalProps } from '../dialog/modal-panel.tsx';
import * as css from './drawer.css.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps extends ModalProps {
  /** At which side of the window it stands, in the direction of reading. @default 'end' */
  side?: 'start' | 'end';
  /** The buttons below its content, which stay while that scrolls. */
  actions?: ReactNode;
}

/**
 * A modal panel at the side of the window, as high as that: filters, the details of a row, a basket. Focus, Escape and
 * the page behind it are as in a dialog. It is rendered when it is opened and never on the server.
 */
export const Drawer = ({ side = 'end', actions, ...rest }: DrawerProps) => (
  <ModalPanel
    {...rest}
    scrimClass={css.scrim}
    panelClass={`${css.panel} ${css.side[side]}`}
    bodyClass={css.body}
    scrolls
    foot={actions && <div className={css.foot}>{actions}</div>}
  />
);
