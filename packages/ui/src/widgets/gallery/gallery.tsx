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
  pictures: (title: string) => msg`Pictures: ${title}`,
  small: msg`Choose a picture`,
  show: (place: number, alt: string) => msg`Show picture ${place}: ${alt}`,
  enlarge: (alt: string) => msg`Enlarge picture: ${alt}`,
} as const;

const ownChunk = async () => (await import('./gallery-zoom.tsx')).GalleryZoom;
const goTo = (url: string) => window.location.assign(url);

/**
 * The pictures of a product: a row of large ones on the slider, small ones to choose from, and a view as large as the
 * window. Without scripts the row scrolls and each picture is a link to itself. On the root `data-state` is `browsing`,
 * `opening` or `zoomed`.
 */
export const Gallery = (props: GalleryProps) => (
  // Other pictures in the same place begin again.
  <Pictures key={props.pictures.map(({ src }) => src).join()} {...props} />
);

type PictureList = GalleryProps['pictures'];

const addressOf = (picture: PictureList[number] | undefined) => picture?.large ?? picture?.src ?? null;

/** The gallery's machine, with the view as large as the window once that was fetched. */
const useZoom = ({ pictures, loadZoom = ownChunk, leave = goTo }: GalleryProps) => {
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps> | null>(null);
  const effects = useRef<GalleryEffects>({ open: () => undefined, leave: () => undefined });
  const [{ state, context }, actor] = useChart(() =>
    galleryChart(
      { open: () => effects.current.open(), leave: (place) => effects.current.leave(place) },
      pictures.length,
    ),
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
        const address = addressOf(pictures[place]);
        if (address) leave(address);
      },
    };
  });
  return { Zoom, state, context, actor };
};

interface ThumbsProps {
  pictures: PictureList;
  index: number;
  onChoose: (place: number) => void;
}

const Thumbs = ({ pictures, index, onChoose }: ThumbsProps) => {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={css.thumbs} role="group" aria-label={t(messages.small)}>
      {pictures.map(({ src, alt }, place) => (
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

const Pictures = (props: GalleryProps) => {
  const { title, pictures } = props;
  const { t } = useLingui();
  const id = useId();
  const { Zoom, state, context, actor } = useZoom(props);
  const { index } = context;
  if (pictures.length === 0) return <Image src={null} alt="" ratio="4:3" width={640} priority />;
  const enlarge = (place: number) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    actor.send({ type: 'PICTURE.CHOSEN', index: place });
    actor.send({ type: 'ZOOM.WANTED' });
  };
  return (
    <div className={css.gallery} data-state={state}>
      <Slider
        label={t(messages.pictures(title))}
        current={index}
        onSlide={(place) => actor.send({ type: 'PICTURE.CHOSEN', index: place })}
        slides={pictures.map((picture, place) => {
          const address = addressOf(picture);
          const image = <Image src={picture.src} alt={picture.alt} ratio="4:3" width={640} priority={place === 0} />;
          return {
            key: place,
            label: picture.alt,
            content: address ? (
              <Link
                href={address}
                className={css.main}
                id={`${id}-zoom-${place}`}
                data-js=""
                aria-label={t(messages.enlarge(picture.alt))}
                aria-busy={state === 'opening' && place === index}
                onClick={enlarge(place)}
              >
                {image}
                <span className={css.mark}>
                  <Icon name="search" />
                </span>
              </Link>
            ) : (
              image
            ),
          };
        })}
      />
      {pictures.length > 1 && (
        <Thumbs
          pictures={pictures}
          index={index}
          onChoose={(place) => actor.send({ type: 'PICTURE.CHOSEN', index: place })}
        />
      )}
      {Zoom && state === 'zoomed' && (
        <Zoom
          title={title}
          pictures={pictures}
          index={index}
          onStep={(by) => actor.send({ type: 'STEP.WANTED', by })}
          onClose={() => actor.send({ type: 'ZOOM.CLOSED' })}
        />
      )}
    </div>
  );
};
