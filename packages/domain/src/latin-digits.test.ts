import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari', '०१२३४५६७८९', '0123456789'],
  ['full-width', '０１２３４５６７８９', '0123456789'],
  ['Latin', '1,250.5 kN', '1,250.5 kN'],
  ['marks of direction', '\u200F-\u061C٥\u200E', '-5'],
])('reads %s digits', (_, text, latin) => expect(latinDigits(text)).toBe(latin));
