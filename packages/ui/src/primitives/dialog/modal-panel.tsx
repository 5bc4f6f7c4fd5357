'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../../foundations/use-is-hydrated.ts';
import { focusFirstControl } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './dialog.css.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { keepModal } from './keep-modal.ts';

/** What dialog and drawer share. */
export interface ModalProps {
  /** Whether it is open. Who opens it keeps this fact. */
  open: boolean;
  /** The visitor wants to close it: Esc, the close button, a press next to it. */
  onClose: () => void;
  /** Its name, shown as its heading. */
  title: string;
  /** Says under the heading what it is for. */
  description?: string;
  /** The name of the close button. */
  closeLabel: string;
  /** Whether a press next to it closes it. A form that would be lost says no. @default true */
  closesOnOutsidePress?: boolean;
  /** Whether the focus begins in the first field of its form, as where it is opened to fill that in. @default false */
  beginsInForm?: boolean;
  /** What it holds. */
  children: ReactNode;
}

/** Props of {@link ModalPanel}. */
export interface ModalPanelProps extends ModalProps {
  /** The place that covers the page. */
  scrimClass: string;
  /** The panel in it. */
  panelClass: string;
  /** The part with the content. */
  bodyClass: string;
  /** The content scrolls in itself, so that the keyboard must reach it. @default false */
  scrolls?: boolean;
  /** What stands below the content. */
  foot?: ReactNode;
}

/** Whether a press is on the bar that scrolls a dialog higher than the window. */
const isOnScrollbar = ({ target, offsetX }: PointerEvent) =>
  target instanceof Element && target.clientWidth > 0 && offsetX > target.clientWidth;
/** Whether Escape is for what is open inside the dialog: the list of a field, a menu, a calendar. */
const isForInside = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.matches('[role="combobox"][aria-expanded="true"]') ||
    target.closest('[data-part="content"],[data-part="trigger"][data-state="open"]') !== null);

/** The panel of a dialog or drawer over the page: focus, Escape, the page behind it. */
export const ModalPanel = (props: ModalPanelProps) => {
  const { open, onClose } = props;
  const isHydrated = useIsHydrated();
  return (
    // Radix makes a dialog modal by styles of the page's body, for which the browser styles every element of the page
    // before it shows the dialog. `keepModal` does the same by attributes.
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()} modal={false}>
      {/* Not Radix's portal: it renders nothing first, and its content in a second pass. */}
      {open && isHydrated && createPortal(<Panel {...props} />, document.body)}
    </Radix.Root>
  );
};

const Panel = (props: ModalPanelProps) => {
  const { title, description, closeLabel, closesOnOutsidePress = true, beginsInForm, children } = props;
  const { scrimClass, panelClass, bodyClass, scrolls, foot } = props;
  const opener = useRef<Element | null>(null);
  return (
    // Not Radix's overlay: it stops the page from scrolling by a style element, which a strict content security policy refuses.
    <div className={scrimClass} data-millwright="">
      <Radix.Content
        ref={keepModal}
        className={panelClass}
        aria-modal="true"
        {...(!description && { 'aria-describedby': undefined })}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          if (!beginsInForm) return;
          event.preventDefault();
          focusFirstControl(event.currentTarget as HTMLElement);
        }}
        // Radix gives the focus back to its own trigger only, and this dialog has none.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          giveFocusBack(opener.current);
        }}
        // Esc closes one thing at a time: first what an input method composes, and the list of a field in it.
        onEscapeKeyDown={(event) => (event.isComposing || isForInside(event.target)) && event.preventDefault()}
        onPointerDownOutside={(event) =>
          (!closesOnOutsidePress || isOnScrollbar(event.detail.originalEvent)) && event.preventDefault()
        }
        // The focus comes back by itself: it leaves the dialog only for a moment.
        onFocusOutside={(event) => event.preventDefault()}
      >
        <div className={css.head}>
          <Radix.Title className={css.title}>{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton icon="close" label={closeLabel} size="small" />
          </Radix.Close>
        </div>
        <div className={bodyClass} {...(scrolls && { tabIndex: 0 })}>
          {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
          {children}
        </div>
        {foot}
      </Radix.Content>
    </div>
  );
};
