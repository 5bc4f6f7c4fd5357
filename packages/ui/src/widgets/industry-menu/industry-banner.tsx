'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { bannerClickPath } from '../../parts/banner/banner-click.ts';
import * as css from './industry-banner.css.ts';
import type { IndustryBannerProps } from '../../parts/industries/industry-menu.types.ts';

/** Copy of the banner. */
const messages = {
  loading: msg`Loading`,
  /** The banner of an industry, distinguished from the one above the header. */
  advertisement: (name: string) => msg`Advertisement in ${name}`,
  mark: msg`Advertisement`,
  noBanner: msg`News, suppliers and products of this industry in one place`,
} as const;

/**
 * The banner of the active industry. While it loads, and where there is none, the industry itself fills its place, so
 * that nothing moves when it comes.
 */
export const IndustryBanner = ({ industry, state, banner }: IndustryBannerProps) => {
  const { t } = useLingui();
  return (
    <aside
      className={css.banner}
      data-state={state}
      aria-label={t(messages.advertisement(industry.name))}
      aria-busy={state === 'loading'}
    >
      {state === 'shown' && banner ? (
        // A document navigation: the server counts the click and leads on.
        <a className={css.bannerLink} href={bannerClickPath(banner)}>
          <Image src={banner.image} alt="" ratio="4:3" width={320} />
          <span className={css.bannerText}>
            <span className={css.bannerMark}>{t(messages.mark)}</span> {banner.title}
          </span>
        </a>
      ) : (
        <Link className={css.bannerPlace} href={industry.path}>
          <strong className={css.bannerName}>{industry.name}</strong>
          <span>{t(state === 'loading' ? messages.loading : messages.noBanner)}</span>
        </Link>
      )}
    </aside>
  );
};
