/** An instant as our own API writes it, on a day that every month has: it needs no milliseconds from anywhere else. */
const asOurs = /^\d{4}-\d\d-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):\d\d:\d\dZ$/;

/**
 * An instant on the wire as ISO 8601 in UTC: ISO 8601 with its offset, or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as
 * many services write it. Null for what is neither.
 */
export function readInstant(text: string): string | null {
  if (asOurs.test(text) && !Number.isNaN(Date.parse(text))) return `${text.slice(0, -1)}.000Z`;
  const local = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/.exec(text);
  const date = new Date(local ? `${local[1]}T${local[2] ?? '00:00'}+08:00` : text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
