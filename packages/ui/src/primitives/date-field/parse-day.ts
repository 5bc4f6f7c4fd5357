import { latinDigits } from '@millwright/domain';
import type { DayPart } from '@millwright/i18n/dates';

const yearFirst = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;
const inParts = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})\.?$/;

/** Year, month and day of a text, as they are written. */
const partsOf = (text: string, order: readonly DayPart[]): string[] | null => {
  const [, year, month, day, monthOfDigits, dayOfDigits] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return [year, month ?? monthOfDigits!, day ?? dayOfDigits!];
  const [, ...written] = inParts.exec(text) ?? [];
  if (written.length === 0) return null;
  const parts = (['year', 'month', 'day'] as const).map((part) => written[order.indexOf(part)]!);
  return parts[0]!.length === 4 && parts[1]!.length < 3 && parts[2]!.length < 3 ? parts : null;
};

/**
 * The day that a text names, as `YYYY-MM-DD`; null for what names none. Year, month and day in this order, as
 * `2026-05-12`, `2026/5/12`, `2026.5.12`, `2026年5月12日` or `20260512`, are read in every edition. Pure.
 * @param order The parts in the order of the edition, which is read too, as `12.05.2026` in German. @default year first
 */
export const parseDay = (text: string, order: readonly DayPart[] = ['year', 'month', 'day']): string | null => {
  const latin = latinDigits(text).replaceAll(/\s/g, '');
  const parts = partsOf(latin, order);
  if (!parts) return null;
  const iso = parts.map((part) => part.padStart(2, '0')).join('-');
  // A date without a time is one of UTC.
  const time = Date.parse(iso);
  // The 31st of a month of 30 days would be the first of the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
};
