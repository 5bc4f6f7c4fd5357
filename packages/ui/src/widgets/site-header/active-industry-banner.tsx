'use client';

import { useSnapshot } from '../../behaviours/chart/index.ts';
import type { IndustryBannerActor } from '../../parts/industries/industry-banner.machine.ts';
import { IndustryBanner, type ActiveIndustry } from '../industry-menu/index.ts';

/** Props of {@link ActiveIndustryBanner}. */
export interface ActiveIndustryBannerProps {
  /** The industry whose children are shown. */
  industry: ActiveIndustry;
  /** Its running banner; null where it has none. */
  actor: IndustryBannerActor | null;
}

const Running = ({ industry, actor }: { industry: ActiveIndustry; actor: IndustryBannerActor }) => {
  const { state, context } = useSnapshot(actor);
  return <IndustryBanner industry={industry} state={state} banner={context.banner} />;
};

/** The banner of the active industry, which follows its own machine. */
export const ActiveIndustryBanner = ({ industry, actor }: ActiveIndustryBannerProps) =>
  actor ? <Running industry={industry} actor={actor} /> : <IndustryBanner industry={industry} state="absent" />;
