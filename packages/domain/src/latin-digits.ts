/** Marks of direction, which editors and right-to-left languages put between digits and signs. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Zeros of the scripts whose digits are read: Arabic, Persian, Devanagari, and as wide as a Chinese character. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];
const otherDigit = /[٠-٩۰-۹०-९０-９]/g;

/** A text with Latin digits in place of Arabic, Persian, Devanagari and full-width ones, without marks of direction. */
export const latinDigits = (text: string): string =>
  text.replaceAll(directionMarks, '').replaceAll(otherDigit, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - zeros.findLast((zero) => zero <= code)!);
  });
