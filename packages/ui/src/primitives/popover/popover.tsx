'use client';

import { Popover as Ark } from '@ark-ui/react/popover';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import { nextToTrigger, closeOnEscape, InLocale } from '../floating/index.ts';
import * as floating from '../floating/floating.css.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './popover.css.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Its name, shown as its heading. */
  title: string;
  /** What it holds: text, links, a small form. */
  children: ReactNode;
  /** Whether it is open, where the parent keeps that. @default its own state, closed at first */
  open?: boolean;
  /** The visitor opened or closed it. */
  onOpenChange?: (open: boolean) => void;
}

/** Copy of the popover. */
const messages = { close: msg`Close` } as const;

/**
 * A small panel next to the button that opens it. The page stays usable. The focus goes in and, when it closes, back;
 * Escape, its button and a press outside close it.
 */
export const Popover = ({ trigger, title, children, open, onOpenChange }: PopoverProps) => {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <InLocale>
      <Ark.Root
        positioning={nextToTrigger}
        portalled={false}
        ids={{ title: titleId }}
        lazyMount
        unmountOnExit
        {...(open !== undefined && { open })}
        onOpenChange={(details) => onOpenChange?.(details.open)}
      >
        <Ark.Trigger asChild>{trigger}</Ark.Trigger>
        <Ark.Positioner>
          <Ark.Context>
            {(api) => (
              <Ark.Content
                onKeyDown={closeOnEscape(api)}
                className={`${floating.panel} ${css.box}`}
                aria-labelledby={titleId}
              >
                <div className={css.head}>
                  <Ark.Title className={css.title}>{title}</Ark.Title>
                  {/* Its title is its name; the library would name it in English. */}
                  <Ark.CloseTrigger asChild aria-label="">
                    <IconButton icon="close" label={t(messages.close)} size="small" />
                  </Ark.CloseTrigger>
                </div>
                {children}
              </Ark.Content>
            )}
          </Ark.Context>
        </Ark.Positioner>
      </Ark.Root>
    </InLocale>
  );
};
