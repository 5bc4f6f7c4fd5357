import { describe, expect, it } from 'vitest';
import {
  allParameters,
  commonCode,
  compareDecimals,
  isUnitCode,
  negated,
  parameterFields,
  parameterOf,
  parametersOf,
  parseDecimal,
  parseEclass,
  parseGtin,
  parseUnspsc,
  toDecimal,
  UNIT_CODES,
  unitOfSymbol,
  unitSymbol,
  valueRanges,
} from './index.ts';

describe('a decimal number', () => {
  it.each([
    ['3000', '3000'],
    ['007.50', '7.5'],
    ['-0.0', '0'],
    ['−1.20', '-1.2'],
    ['999999999999999.123456789', '999999999999999.123456789'],
    ['1,000', null],
    ['1e5', null],
    ['.5', null],
    ['1000000000000000', null],
    ['0.1234567891', null],
    ['', null],
    [5, null],
  ])('written as %j is %j', (text, number) => expect(parseDecimal(text)).toBe(number));

  it('is compared exactly, beyond what a double can hold', () => {
    expect(compareDecimals('900719925474099.1', '900719925474099.2')).toBeLessThan(0);
    expect(compareDecimals('-2', '-10')).toBeGreaterThan(0);
    expect(compareDecimals('1.50', '1.5')).toBe(0);
    expect([negated('2'), negated('-2'), negated('0')]).toEqual(['-2', '2', '0']);
    expect([toDecimal(0.1 + 0.2), toDecimal(1e15), toDecimal(Number.NaN)]).toEqual(['0.3', null, null]);
  });
});

describe('ranges of values', () => {
  it.each([
    [500, 5500, ['0–1000', '1000–2000', '2000–3000', '3000–4000', '4000–5000', '5000–6000']],
    [2170, 85_000, ['2000–5000', '5000–10000', '10000–20000', '20000–50000', '50000–100000']],
    [0.01, 250, ['0.01–0.1', '0.1–1', '1–10', '10–100', '100–1000']],
    [-40, 60, ['-40–-20', '-20–0', '0–20', '20–40', '40–60']],
    [85, 85, []],
  ])('from %d to %d are round: %j', (least, most, ranges) =>
    expect(valueRanges(least, most).map(({ low, high }) => `${low}–${high}`)).toEqual(ranges),
  );

  it('are at most six and hold both ends, whatever the values are', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed < 2000; seed += 1) {
      const least = (((seed * 7919) % 1000) + 1) * 10 ** ((seed % 9) - 4);
      const most = least * (1 + ((seed * 104_729) % 5000) / 7);
      const ranges = valueRanges(least, most);
      const isWrong =
        ranges.length > 6 ||
        (ranges.length === 0) !== most <= least ||
        (ranges.length > 0 && (Number(ranges[0]!.low) > least * 1.001 || Number(ranges.at(-1)!.high) < most * 0.999));
      if (isWrong) wrong.push(`${least}–${most}: ${JSON.stringify(ranges)}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('units', () => {
  it('have a code each, of UN/CEFACT or of our own, and are found by their symbols', () => {
    for (const code of UNIT_CODES) {
      expect(code).toMatch(/^(?:[A-Z\d]{2,3}|X-[A-Z\d-]+)$/);
      expect(isUnitCode(code)).toBe(true);
    }
    expect([commonCode('B47'), commonCode('X-HRC')]).toEqual(['B47', null]);
    expect(['kN', 'rpm', 'r/min', '', 'furlong'].map(unitOfSymbol)).toEqual(['B47', 'RPM', 'RPM', 'H87', null]);
    expect([unitSymbol('MTQ'), unitSymbol('FOT'), isUnitCode('constructor')]).toEqual(['m³', 'FOT', false]);
  });
});

describe('the dictionary', () => {
  it('has each key once, and every shared key that a field names', () => {
    const keys = allParameters().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const unknown = parameterFields.flatMap(({ shared }) => shared.filter((key) => !parameterOf(key)));
    expect(unknown).toEqual([]);
    const own = parameterFields.flatMap((field) => field.own.map(({ key }) => key));
    expect(own.filter((key, at) => own.indexOf(key) !== at)).toEqual([]);
    for (const { industry } of parameterFields) expect(parametersOf(industry).length).toBeGreaterThan(15);
    expect(parametersOf('no such industry').length).toBeGreaterThan(20);
  });

  it('has no two names of one unit in a field, so that labels tell parameters apart', () => {
    const alike = parameterFields.flatMap(({ industry }) => {
      const names = parametersOf(industry).map((one) => `${one.names.en} ${one.kind === 'quantity' ? one.unit : ''}`);
      return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${industry}: ${name}`);
    });
    expect(alike).toEqual([]);
  });
});

describe('codes of purchasing systems', () => {
  it.each([
    [parseEclass, '36-51-01-01', '36-51-01-01'],
    [parseEclass, '36510101', '36-51-01-01'],
    [parseEclass, '3651', null],
    [parseUnspsc, ' 23151500 ', '23151500'],
    [parseUnspsc, '03151500', null],
    [parseGtin, '4006381333931', '4006381333931'],
    [parseGtin, '4006381333932', null],
    [parseGtin, '96385074', '96385074'],
    [parseGtin, '123', null],
  ])('%o reads %j as %j', (parse, text, code) => expect(parse(text)).toBe(code));
});
