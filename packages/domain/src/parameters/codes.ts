/** A text as a code of ECLASS: 8 digits in pairs; null for what is none. */
export function parseEclass(text: string): string | null {
  const digits = text.trim().replaceAll('-', '');
  return /^\d{8}$/.test(digits) ? digits.replace(/(\d\d)(?=\d)/g, '$1-') : null;
}

/** A text as a code of UNSPSC: 8 digits of which the first pair is a segment; null for what is none. */
export const parseUnspsc = (text: string): string | null => (/^[1-9]\d{7}$/.test(text.trim()) ? text.trim() : null);

/** A text as a Global Trade Item Number with a right check digit; null for what is none. */
export function parseGtin(text: string): string | null {
  const digits = text.trim();
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
