'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as css from './frame.css.ts';
import { mainId, type FrameProps } from './frame.types.ts';

/** Copy of the frame of the layouts. */
const messages = { skip: msg`Skip to content` } as const;

/**
 * What all layouts are: the page with what stands around it, and before everything the way past that for the keyboard.
 */
export const Frame = (props: FrameProps) => {
  const { t } = useLingui();
  return (
    <>
      <a className={css.skip} href={`#${mainId}`}>
        {t(messages.skip)}
      </a>
      {props.loadingBar}
      {props.question}
      <div className={css.root}>
        {props.header}
        {props.connectivity}
        <main className={css.main} id={mainId} tabIndex={-1}>
          {props.children}
        </main>
        {props.footer}
      </div>
      {props.floatingBar}
      {props.dialogs}
      {props.toasts}
    </>
  );
};
