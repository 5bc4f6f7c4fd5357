'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { arrowStep } from '../../foundations/direction.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Image } from '../../primitives/image/index.ts';
import * as css from './gallery.css.ts';
import type { GalleryZoomProps } from './gallery.types.ts';

/** Copy of the enlarged image. */
const messages = {
  place: (place: number, count: number) => msg`Image ${place} of ${count}`,
  previous: msg`Previous image`,
  next: msg`Next image`,
  close: msg`Close`,
} as const;

/** An image as large as the window lets it be; the arrow keys show the others. */
export const GalleryZoom = ({ title, images, index, onStep, onClose }: GalleryZoomProps) => {
  const { t } = useLingui();
  const image = images[index]!;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event.key, event.currentTarget);
    if (by === 0) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t(messages.close)} size="full">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from its buttons */}
      <div className={css.zoom} onKeyDown={onKeyDown}>
        <Image
          key={index}
          src={image.large ?? image.src}
          alt={image.alt}
          ratio="4:3"
          width={1280}
          priority
          className={css.large}
        />
        <div className={css.bar}>
          <p className={css.caption} aria-live="polite">
            {t(messages.place(index + 1, images.length))}
            {' · '}
            {image.alt}
          </p>
          {images.length > 1 && (
            <>
              <IconButton icon="chevron-left" label={t(messages.previous)} onClick={() => onStep(-1)} />
              <IconButton icon="chevron-right" label={t(messages.next)} onClick={() => onStep(1)} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
};
