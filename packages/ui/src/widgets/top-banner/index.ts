export { bannerClickPath } from '../../parts/banner/banner-click.ts';
export { watchLargeGone } from './large-gone.ts';
export { createBannerMemory } from './top-banner.memory.ts';
export { topBannerFirstVisitScript } from './top-banner.script.ts';
export { TopBanner } from './top-banner.tsx';
export type { BannerMemory, TopBannerProps, TopBannerState } from './top-banner.types.ts';
