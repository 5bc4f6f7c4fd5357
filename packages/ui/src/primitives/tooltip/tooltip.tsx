'use client';

import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { useEdition } from '@millwright/i18n/react';
import type { ReactElement } from 'react';
import { InLocale } from '../floating/index.ts';
import * as css from './tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** What it says, in one sentence at most. Assistive technology reads it as the description of its trigger. */
  text: string;
  /** What it describes: one element that takes the focus, a button for instance. */
  children: ReactElement;
  /** Where it stands, if there is room; `start` is where lines of text begin. @default 'top' */
  placement?: TooltipPlacement;
}

/** The sides of a control, which are mirrored with the text. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

/** The side of the window that a side of the text is: the library knows no others. */
export const sideOf = (placement: TooltipPlacement, direction: 'ltr' | 'rtl'): 'top' | 'bottom' | 'left' | 'right' => {
  if (placement === 'top' || placement === 'bottom') return placement;
  return (placement === 'start') === (direction === 'ltr') ? 'left' : 'right';
};

/**
 * A short description of a control, shown while it is pointed at or has the focus of the keyboard. A finger never sees
 * it, so that it holds nothing which is needed. It stays while it is itself pointed at, and Escape closes it.
 */
export const Tooltip = ({ text, children, placement = 'top' }: TooltipProps) => {
  const { direction } = useEdition();
  return (
    <InLocale>
      <Ark.Root
        positioning={{ strategy: 'fixed', placement: sideOf(placement, direction), gutter: 6 }}
        openDelay={400}
        closeDelay={200}
        interactive
        lazyMount
        unmountOnExit
      >
        <Ark.Trigger asChild>{children}</Ark.Trigger>
        <Ark.Positioner>
          <Ark.Content className={css.tip}>{text}</Ark.Content>
        </Ark.Positioner>
      </Ark.Root>
    </InLocale>
  );
};
