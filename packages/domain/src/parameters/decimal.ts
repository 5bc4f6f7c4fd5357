/**
 * A decimal number as text, exact as it was stated: an optional minus, at most 15 digits, and at most 9 after a point.
 * No zeros stand before or behind that say nothing.
 */
export type Decimal = string;

const written = /^([-−]?)(\d{1,15})(?:\.(\d{1,9}))?$/;

/** Reads a decimal number as it is written in data: no thousands separators, a point. Null for what is none. */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'string') return null;
  const [, minus, whole, fraction = ''] = written.exec(value.trim()) ?? [];
  if (whole === undefined) return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  const number = rest === '' ? digits : `${digits}.${rest}`;
  return minus && /[1-9]/.test(number) ? `-${number}` : number;
}

/** The decimal number next to a computed one; null where it is too large or none. */
export const toDecimal = (value: number): Decimal | null =>
  Number.isFinite(value) && Math.abs(value) < 1e15 ? parseDecimal(value.toFixed(9)) : null;

const scaled = (decimal: Decimal): bigint => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const number = BigInt(whole + fraction.padEnd(9, '0'));
  return decimal.startsWith('-') ? -number : number;
};

/** Below 0 where `one` is the smaller, above 0 where it is the larger: exactly, whatever a double can hold. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const difference = scaled(one) - scaled(other);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** The same distance from 0 on the other side. */
export const negated = (decimal: Decimal): Decimal =>
  decimal.startsWith('-') ? decimal.slice(1) : decimal === '0' ? decimal : `-${decimal}`;
