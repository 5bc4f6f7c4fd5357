/**
 * An instant on the wire as ISO 8601 in UTC: ISO 8601 with its offset, or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as
 * many services write it. Null for what is neither.
 */
export function readInstant(text: string): string | null {
  const local = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/.exec(text);
  const date = new Date(local ? `${local[1]}T${local[2] ?? '00:00'}+08:00` : text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
