const written = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;

/**
 * The day that a text names, as `YYYY-MM-DD`; null for what names none. Year, month and day in this order, as
 * `2026-05-12`, `2026/5/12`, `2026.5.12`, `2026年5月12日` or `20260512`. Pure.
 */
export const parseDay = (text: string): string | null => {
  const [, year, month, day, monthOfDigits, dayOfDigits] = written.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (year === undefined) return null;
  const iso = [year, month ?? monthOfDigits, day ?? dayOfDigits].map((part) => part!.padStart(2, '0')).join('-');
  // A date without a time is one of UTC.
  const time = Date.parse(iso);
  // The 31st of a month of 30 days would be the first of the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
};
