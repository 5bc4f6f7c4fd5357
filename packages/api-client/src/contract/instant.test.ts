import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wireInstant } from './fields.ts';
import { readInstant } from './instant.ts';

it.each([
  ['2026-03-01T08:30:00Z', '2026-03-01T08:30:00.000Z'],
  ['2026-03-31T08:30:00Z', '2026-03-31T08:30:00.000Z'],
  ['2026-03-01T08:30:00.25Z', '2026-03-01T08:30:00.250Z'],
  ['2026-03-01T08:30:00+08:00', '2026-03-01T00:30:00.000Z'],
  ['2026-03-01 08:30:00', '2026-03-01T00:30:00.000Z'],
  ['2026-03-01', '2026-02-28T16:00:00.000Z'],
  ['2026-03-01T24:00:00Z', '2026-03-02T00:00:00.000Z'],
  ['2026-13-01T08:30:00Z', null],
  ['2026-00-01T08:30:00Z', null],
  ['2026-03-00T08:30:00Z', null],
  ['2026-03-01T08:60:00Z', null],
  ['soon', null],
])('an instant written as %s is read as %s', (text, instant) => {
  expect(readInstant(text)).toBe(instant);
  const parsed = v.safeParse(wireInstant, text);
  expect(parsed.success ? parsed.output : null).toBe(instant);
});
