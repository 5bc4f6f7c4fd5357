import { formatDigits } from '@millwright/i18n/numbers';
import type { Edition } from '@millwright/i18n/editions';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A running time as players show it, `12:05` or `1:02:03`; empty for what is no running time.
 * @param edition Whose digits it has. @default 0 to 9
 */
export const formatDuration = (seconds: number | null, edition?: Pick<Edition, 'lang'>): string => {
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0) return '';
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const shown = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  return edition ? formatDigits(shown, edition) : shown;
};
