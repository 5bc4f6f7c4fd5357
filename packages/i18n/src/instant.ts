/** An instant: a `Date`, milliseconds since 1970, or ISO 8601 text. Text without a zone is the time of the edition's. */
export type Instant = Date | number | string;

const day = /^\d{4}-\d{2}-\d{2}$/;
const zone = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Whether a text is a day without a time. */
export const isDay = (text: string): boolean => day.test(text);

/** Whether a text states its zone. */
export const isZoned = (text: string): boolean => !day.test(text) && zone.test(text);
