import type { TradeShowSummary } from '@millwright/domain';
import { formatDate, type Instant } from '@millwright/i18n/dates';

/** Whether a trade show is to come, open, or over. */
export type ShowPhase = 'upcoming' | 'open' | 'over';

/** The phase of a trade show by the day in Asia/Shanghai, both its days included; null where a date is none. */
export const showPhase = (show: Pick<TradeShowSummary, 'startsOn' | 'endsOn'>, now: Instant): ShowPhase | null => {
  // Days as YYYY-MM-DD compare as texts.
  const [first, last, today] = [formatDate(show.startsOn), formatDate(show.endsOn), formatDate(now)];
  if (!first || !last || !today) return null;
  if (today < first) return 'upcoming';
  return today > last ? 'over' : 'open';
};
