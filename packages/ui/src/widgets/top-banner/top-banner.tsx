'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Banner } from '@millwright/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useChart, type ChartActor } from '../../behaviours/chart/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { bannerClickPath } from '../../parts/banner/banner-click.ts';
import { giveWayToFocus } from './give-way.ts';
import { endLarge } from './large-gone.ts';
import { topBannerChart } from './top-banner.machine.ts';
import * as css from './top-banner.css.ts';
import { createBannerMemory } from './top-banner.memory.ts';
import { root } from '../../parts/banner/banner-box.css.ts';
import { hydratedAttribute, rootAttribute, type RootLook } from '../../parts/banner/root-look.ts';
import type { BannerMemory, TopBannerEvent, TopBannerProps, TopBannerState } from './top-banner.types.ts';

/** Copy of the top banner. */
const messages = {
  label: msg`Advertisement`,
  /** What a press on the banner promises. */
  more: msg`Learn more`,
  hide: msg`Hide advertisement`,
  close: msg`Close large image`,
  pause: msg`Pause countdown`,
  resume: msg`Continue countdown`,
  /** How long the large image stays. */
  secondsLeft: (seconds: number) => msg`Closes in ${seconds} s`,
} as const;

const lookOf: Partial<Record<TopBannerState, RootLook>> = {
  countingDown: 'first',
  paused: 'first',
  mini: 'seen',
  hidden: 'hidden',
};

/** The width that the images are drawn for. Their height is the banner's. */
const imageWidth = 1280;

const knownBanners = (banners: readonly Banner[]): TopBannerEvent => ({
  type: 'BANNERS.KNOWN',
  count: banners.length,
  hasLargeImage: Boolean(banners[0]?.largeImage),
});

/**
 * Begins as the script before the first paint has chosen, and keeps its choice for the styles in step with the state.
 */
const useRootLook = (
  state: TopBannerState,
  actor: Pick<ChartActor<TopBannerState, TopBannerEvent, object>, 'send'>,
  banners: readonly Banner[],
  remembered: BannerMemory,
) => {
  useEffect(() => {
    const root = document.documentElement;
    const look = root.getAttribute(rootAttribute);
    root.setAttribute(hydratedAttribute, '');
    if (look === null || look === 'first') actor.send(knownBanners(banners));
    // Its time was over before the page was hydrated: a visit all the same.
    else if (look === 'seen' && remembered.isFirstVisit()) remembered.recordVisit();
  }, [actor, banners, remembered]);

  useEffect(() => {
    const look = lookOf[state];
    if (look) document.documentElement.setAttribute(rootAttribute, look);
  }, [state]);
};

interface LargeProps {
  banner: Banner;
  place: RefObject<HTMLDivElement | null>;
  secondsLeft: number;
  paused: boolean;
  onPause: () => void;
  onClose: () => void;
}

/** The large image with its countdown. */
const Large = ({ banner, place, secondsLeft, paused, onPause, onClose }: LargeProps) => {
  const { t } = useLingui();
  return (
    <div className={css.large} data-part="large" ref={place}>
      <a className={css.largeLink} href={bannerClickPath(banner)}>
        <Image className={css.image} src={banner.largeImage} alt="" width={imageWidth} />
        <span className={css.largeText}>
          <span className={css.mark}>{t(messages.label)}</span>
          <span className={css.largeTitle}>{banner.title}</span>
          <span className={css.more}>
            {t(messages.more)}
            <Icon name="arrow-right" />
          </span>
        </span>
      </a>
      <div className={css.controls}>
        <span className={css.countdown} role="timer">
          {t(messages.secondsLeft(secondsLeft))}
        </span>
        <button
          className={css.control}
          type="button"
          id="top-banner-pause"
          data-js=""
          aria-label={t(paused ? messages.resume : messages.pause)}
          onClick={onPause}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        <button
          className={css.control}
          type="button"
          id="top-banner-close"
          data-js=""
          aria-label={t(messages.close)}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
};

/**
 * The advertisement above the header (spec §4 Top banner): large with a countdown on the first visit ever, small
 * otherwise, and gone when the visitor hides it. The space of the small one is there from the start and the large one
 * lies over the page, so nothing moves; the small one is not seen next to it. Both are rendered by the server;
 * `topBannerFirstVisitScript` chooses before the first paint, and the machine starts only on a first visit or when a
 * button is pressed.
 */
export const TopBanner = ({ banners, memory, clock }: TopBannerProps) => {
  const { t } = useLingui();
  const hideButton = useRef<HTMLButtonElement>(null);
  const large = useRef<HTMLDivElement>(null);
  const [remembered] = useState(() => memory ?? createBannerMemory());
  const [{ state, context }, actor] = useChart(() => topBannerChart(remembered, clock?.now), { clock });
  const banner = banners[0];
  const send = (event: TopBannerEvent) => {
    // On a later visit it knows nothing of the banners until a button is pressed.
    if (state === 'undecided') actor.send(knownBanners(banners));
    actor.send(event);
  };

  useRootLook(state, actor, banners, remembered);
  const hasLarge = Boolean(banner?.largeImage);
  useEffect(() => (hasLarge ? giveWayToFocus(large.current!) : undefined), [hasLarge]);
  // With its page it goes, too, and what waits for that need not wait any longer.
  useEffect(() => endLarge, []);

  if (!banner) return null;
  // A document navigation: the server counts the click and leads on.
  const href = bannerClickPath(banner);
  return (
    <aside className={root} aria-label={t(messages.label)} data-state={state}>
      <a className={hasLarge ? `${css.mini} ${css.miniOfLarge}` : css.mini} href={href} data-part="mini">
        <Image className={css.image} src={banner.image} alt="" width={imageWidth} />
        <span className={css.miniText}>
          <span className={css.mark}>{t(messages.label)}</span>
          <span className={css.miniTitle}>{banner.title}</span>
          <span className={css.more}>
            {t(messages.more)}
            <Icon name="arrow-right" />
          </span>
        </span>
      </a>
      <button
        ref={hideButton}
        className={css.hide}
        type="button"
        id="top-banner-hide"
        data-js=""
        aria-label={t(messages.hide)}
        onClick={() => send({ type: 'BANNER.HIDDEN' })}
      >
        <Icon name="close" />
      </button>
      {banner.largeImage ? (
        <Large
          banner={banner}
          place={large}
          secondsLeft={context.secondsLeft}
          paused={state === 'paused'}
          onPause={() => send({ type: state === 'paused' ? 'COUNTDOWN.RESUMED' : 'COUNTDOWN.PAUSED' })}
          onClose={() => {
            send({ type: 'LARGE.CLOSED' });
            hideButton.current?.focus();
          }}
        />
      ) : null}
    </aside>
  );
};
