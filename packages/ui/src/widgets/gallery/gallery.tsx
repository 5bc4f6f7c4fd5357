'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { isPlainPress } from '../../behaviours/press/is-plain-press.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Slider } from '../slider/index.ts';
import * as css from './gallery.css.ts';
import { galleryChart, type GalleryEffects } from './gallery.machine.ts';
import type { GalleryProps, GalleryZoomProps } from './gallery.types.ts';

/** Copy of the gallery. */
const messages = {
  images: (title: string) => msg`Images: ${title}`,
  small: msg`Choose an image`,
  show: (place: number, alt: string) => msg`Show image ${place}: ${alt}`,
  enlarge: (alt: string) => msg`Enlarge image: ${alt}`,
} as const;

const ownChunk = async () => (await import('./gallery-zoom.tsx')).GalleryZoom;
const goTo = (url: string) => window.location.assign(url);

/**
 * The images of a product: a row of large ones on the slider, small ones to choose from, and a view as large as the
 * window. Without scripts the row scrolls and each image is a link to itself. On the root `data-state` is `browsing`,
 * `opening` or `zoomed`.
 */
export const Gallery = (props: GalleryProps) => (
  // Other images in the same place begin again.
  <Images key={props.images.map(({ src }) => src).join()} {...props} />
);

type ImageList = GalleryProps['images'];

const urlOf = (image: ImageList[number] | undefined) => image?.large ?? image?.src ?? null;

/** The gallery's machine, with the view as large as the window once that was fetched. */
const useZoom = ({ images, loadZoom = ownChunk, leave = goTo }: GalleryProps) => {
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps> | null>(null);
  const effects = useRef<GalleryEffects>({ open: () => undefined, leave: () => undefined });
  const [{ state, context }, actor] = useChart(() =>
    galleryChart({ open: () => effects.current.open(), leave: (place) => effects.current.leave(place) }, images.length),
  );
  const open = () =>
    void loadZoom().then(
      (loaded) => {
        setZoom(() => loaded);
        actor.send({ type: 'ZOOM.READY' });
      },
      () => actor.send({ type: 'ZOOM.FAILED' }),
    );
  // Before anybody can press: a key may come before React has time for its other effects.
  useLayoutEffect(() => {
    effects.current = {
      open,
      leave: (place) => {
        const url = urlOf(images[place]);
        if (url) leave(url);
      },
    };
  });
  return { Zoom, state, context, actor };
};

interface ThumbsProps {
  images: ImageList;
  index: number;
  onChoose: (place: number) => void;
}

const Thumbs = ({ images, index, onChoose }: ThumbsProps) => {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={css.thumbs} role="group" aria-label={t(messages.small)}>
      {images.map(({ src, alt }, place) => (
        <button
          key={place}
          type="button"
          className={css.thumb}
          id={`${id}-thumb-${place}`}
          data-js=""
          aria-label={t(messages.show(place + 1, alt))}
          aria-current={place === index}
          onClick={() => onChoose(place)}
        >
          <Image src={src} alt="" ratio="4:3" width={80} />
        </button>
      ))}
    </div>
  );
};

const Images = (props: GalleryProps) => {
  const { title, images } = props;
  const { t } = useLingui();
  const id = useId();
  const { Zoom, state, context, actor } = useZoom(props);
  const { index } = context;
  if (images.length === 0) return <Image src={null} alt="" ratio="4:3" width={640} priority />;
  const enlarge = (place: number) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    actor.send({ type: 'IMAGE.CHOSEN', index: place });
    actor.send({ type: 'ZOOM.WANTED' });
  };
  return (
    <div className={css.gallery} data-state={state}>
      <Slider
        label={t(messages.images(title))}
        current={index}
        onSlide={(place) => actor.send({ type: 'IMAGE.CHOSEN', index: place })}
        slides={images.map((image, place) => {
          const url = urlOf(image);
          const shown = <Image src={image.src} alt={image.alt} ratio="4:3" width={640} priority={place === 0} />;
          return {
            key: place,
            label: image.alt,
            content: url ? (
              <Link
                href={url}
                className={css.main}
                id={`${id}-zoom-${place}`}
                data-js=""
                aria-label={t(messages.enlarge(image.alt))}
                aria-busy={state === 'opening' && place === index}
                onClick={enlarge(place)}
              >
                {shown}
                <span className={css.mark}>
                  <Icon name="search" />
                </span>
              </Link>
            ) : (
              shown
            ),
          };
        })}
      />
      {images.length > 1 && (
        <Thumbs
          images={images}
          index={index}
          onChoose={(place) => actor.send({ type: 'IMAGE.CHOSEN', index: place })}
        />
      )}
      {Zoom && state === 'zoomed' && (
        <Zoom
          title={title}
          images={images}
          index={index}
          onStep={(by) => actor.send({ type: 'STEP.WANTED', by })}
          onClose={() => actor.send({ type: 'ZOOM.CLOSED' })}
        />
      )}
    </div>
  );
};
