import type { ParameterFacet } from '@millwright/domain';
import { isParameterKey, parseDecimal } from '@millwright/domain/parameters';
import * as v from 'valibot';
import { wireCount, wireText } from './fields.ts';

/** The key of a parameter or of a choice; null where there is none that can be one. */
export const wireParameterKey = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((key) => (isParameterKey(key) ? key : null)),
  ),
  null,
);

/** A decimal number as text; null where there is none. */
export const wireDecimal = v.optional(v.pipe(v.unknown(), v.transform(parseDecimal)), null);

/** Codes of UN/CEFACT, and those of our own. */
const unitCode = /^(?:[A-Z\d]{2,3}|X-[A-Z\d-]{1,20})$/;

/** The code of a unit as the domain knows it; null where it is none. */
export const readUnit = (code: string): string | null => (unitCode.test(code) ? code : null);

/** Results by the values of a parameter on the wire: ranges for a quantity, choices for anything else. */
export const wireParameterFacet = v.object({
  key: v.string(),
  label: v.string(),
  unit: wireText,
  ranges: v.optional(v.array(v.object({ low: v.string(), high: v.string(), count: wireCount })), []),
  choices: v.optional(v.array(v.object({ value: v.string(), label: v.string(), count: wireCount })), []),
});

/** Results by the values of a parameter as the domain knows them; none where a key or a number is none. */
export function readParameterFacet(wire: v.InferOutput<typeof wireParameterFacet>): ParameterFacet[] {
  const { key, label, unit, choices } = wire;
  const ranges = wire.ranges.flatMap(({ low, high, count }) => {
    const [from, to] = [parseDecimal(low), parseDecimal(high)];
    return from !== null && to !== null ? [{ low: from, high: to, count }] : [];
  });
  if (!isParameterKey(key)) return [];
  return [
    {
      key,
      label,
      kind: ranges.length > 0 ? 'quantity' : 'choice',
      unit: readUnit(unit),
      ranges,
      choices: choices.filter(({ value }) => isParameterKey(value)),
    },
  ];
}
