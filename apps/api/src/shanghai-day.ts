/** Asia/Shanghai is UTC+8 the year round. */
const zoneOffset = 8 * 3_600_000;

/** The day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (instant: Date | number): string =>
  new Date(Number(instant) + zoneOffset).toISOString().slice(0, 10);

/** The instant at which a day, `YYYY-MM-DD`, is over in Asia/Shanghai. */
export const shanghaiDayEnd = (day: string): Date => new Date(Date.parse(day) + 24 * 3_600_000 - zoneOffset);
