'use client';

import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { InLocale } from '../floating/index.ts';
import * as css from './tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** What it says, in one sentence at most. Assistive technology reads it as the description of its trigger. */
  text: string;
  /** What it describes: one element that takes the focus, a button for instance. */
  children: ReactElement;
  /** Where it stands, if there is room. @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * A short description of a control, shown while it is pointed at or has the focus of the keyboard. A finger never sees
 * it, so that it holds nothing which is needed. It stays while it is itself pointed at, and Escape closes it.
 */
export const Tooltip = ({ text, children, placement = 'top' }: TooltipProps) => (
  <InLocale>
    <Ark.Root
      positioning={{ strategy: 'fixed', placement, gutter: 6 }}
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
