import type { Banner } from '@millwright/domain';
import { drawnImage } from './industry-menu.fixtures.ts';
import { createBannerMemory } from '../widgets/top-banner/top-banner.memory.ts';
import type { BannerMemory } from '../widgets/top-banner/top-banner.types.ts';

/** A banner with both images. */
export const banner: Banner = {
  title: 'Five-axis machining week, Suzhou, 8 to 11 December',
  image: drawnImage(1280, 64, '#1d4f7c', ''),
  largeImage: drawnImage(1280, 400, '#1d4f7c', ''),
  token: 'top-1',
  sign: '9f86d081',
};

/** A banner without a large image. */
export const smallBanner: Banner = { ...banner, largeImage: null };

/** A banner whose images do not exist. */
export const brokenBanner: Banner = { ...banner, image: '/missing/mini.webp', largeImage: '/missing/large.webp' };

/** A memory that lasts as long as the object. */
export const createMemory = ({ visited = false, hidden = false } = {}): BannerMemory => {
  const known = { visited, hidden };
  return {
    isFirstVisit: () => !known.visited,
    recordVisit: () => void (known.visited = true),
    isHidden: () => known.hidden,
    recordHidden: () => void (known.hidden = true),
  };
};

/** A memory over storage that throws, as where the browser blocks it. */
export const throwingMemory = (): BannerMemory => {
  const denied = () => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  };
  return createBannerMemory(denied, denied);
};
