import { useCallback, useSyncExternalStore } from 'react';
import type { IndustryBannerActor } from '../industry-menu/industry-banner.machine.ts';
import { IndustryBanner, type ActiveIndustry, type IndustryBannerState } from '../industry-menu/index.ts';

/** Props of {@link ActiveIndustryBanner}. */
export interface ActiveIndustryBannerProps {
  /** The industry whose children are shown; null until the menu was open. */
  industry: ActiveIndustry | null;
  /** Its running banner; null where it has none. */
  actor: IndustryBannerActor | null;
}

const never = () => () => undefined;

/** The banner of the active industry, which follows its own machine. */
export const ActiveIndustryBanner = ({ industry, actor }: ActiveIndustryBannerProps) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = useCallback(() => actor?.getSnapshot() ?? null, [actor]);
  const snapshot = useSyncExternalStore(actor ? subscribe : never, read, () => null);
  if (!industry) return null;
  return (
    <IndustryBanner
      industry={industry}
      state={(snapshot?.value as IndustryBannerState | undefined) ?? 'absent'}
      banner={snapshot?.context.banner}
    />
  );
};
