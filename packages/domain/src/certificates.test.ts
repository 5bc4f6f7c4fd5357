import { expect, it } from 'vitest';
import { certificateState } from './certificates.ts';

it.each([
  [null, '', 'stated'],
  [null, 'Editors', 'checked'],
  ['2026-11-23', 'Editors', 'checked'],
  ['2026-11-23', '', 'stated'],
  ['2026-11-22', 'Editors', 'expired'],
  ['2026-11-22', '', 'expired'],
] as const)('a certificate until %s, checked by “%s“, is %s on 2026-11-23', (validUntil, checkedBy, state) => {
  expect(certificateState({ validUntil, checkedBy }, '2026-11-23')).toBe(state);
});
