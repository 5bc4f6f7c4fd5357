'use client';

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Image } from '../../primitives/image/index.ts';
import type { ZOOM_STEPS } from './e-zine-reader.machine.ts';
import * as css from './e-zine-reader.css.ts';
import { messages } from './e-zine-reader.messages.ts';
import type { EzinePage } from './e-zine-reader.types.ts';

/** What a page needs. */
export interface EzinePageViewProps {
  /** The page. */
  page: EzinePage;
  /** How large its image is, in per cent of its place. */
  zoom: (typeof ZOOM_STEPS)[number];
}

/** A page: its image, and its text as text, to be selected, searched and read aloud. */
export const EzinePageView = ({ page: { page, image, blocks }, zoom }: EzinePageViewProps) => {
  const { t } = useLingui();
  const id = useId();
  return (
    <article className={css.page} aria-labelledby={id} data-page={page}>
      <h3 id={id} className={visuallyHidden}>
        {t(messages.page(page))}
      </h3>
      <div
        className={css.sheet}
        data-enlarged={zoom > 100 ? '' : undefined}
        role="group"
        aria-label={t(messages.image(page))}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <Image src={image} alt="" ratio="3:4" width={640} className={css.image[zoom]} />
      </div>
      <div className={css.text} role="group" aria-label={t(messages.text(page))}>
        {blocks.length === 0 && <p className={css.faint}>{t(messages.noText)}</p>}
        {blocks.map(({ kind, text }, place) =>
          kind === 'heading' ? (
            <h4 key={place} className={css.heading}>
              {text}
            </h4>
          ) : (
            <p key={place} className={css.paragraph}>
              {text}
            </p>
          ),
        )}
      </div>
    </article>
  );
};
