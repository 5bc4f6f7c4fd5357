import { DEFAULT_COUNTRY_ID, normaliseProfile } from '@millwright/domain';
import { editions } from '@millwright/i18n/editions';
import { describe, expect, it } from 'vitest';
import { editionKeys } from '../../testing/render.tsx';
import { citiesOf, loadPlaces, placesOfProfile, provincesOf } from './places.ts';
import type { Places } from './places.types.ts';

const tables = { cn: await loadPlaces(editions.cn.lang), en: await loadPlaces(editions.en.lang) };
const home = { cn: '中国', en: 'China' };
const idsOf = ({ countries, provinces }: Places) =>
  [...countries, ...provinces, ...provinces.flatMap(({ cities }) => cities)].map(({ id }) => id);

describe.each(editionKeys)('the places in %s', (edition) => {
  const places = tables[edition];

  it('are the 249 countries and regions of ISO 3166-1, China first', () => {
    expect([places.countries.length, places.countries[0]]).toEqual([
      249,
      { id: DEFAULT_COUNTRY_ID, name: home[edition] },
    ]);
  });

  it('are the 34 provinces of China, each with its cities: 333 prefectures and 4 municipalities among them', () => {
    expect(places.provinces).toHaveLength(34);
    const prefectures = places.provinces.flatMap(({ cities }) => cities).filter(({ id }) => id % 100 === 0);
    expect(prefectures).toHaveLength(337);
    for (const { id, cities } of places.provinces)
      for (const city of cities) expect(Math.floor(city.id / 10_000)).toBe(id / 10_000);
  });

  it('have ids and names that are theirs alone', () => {
    const ids = idsOf(places);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(places.countries.map(({ name }) => name)).size).toBe(places.countries.length);
    for (const { cities } of places.provinces) expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
  });

  it('have names in the language of the edition', () => {
    const names = [...places.countries, ...places.provinces, ...places.provinces.flatMap(({ cities }) => cities)].map(
      ({ name }) => name,
    );
    const han = /\p{Script=Han}/u;
    expect(
      names.filter((name) => han.test(name) !== (edition === 'cn') || name !== name.trim() || name === ''),
    ).toEqual([]);
  });

  it('belong to China only where provinces and cities are offered', () => {
    const [first] = places.provinces.filter(({ id }) => id === 440_000);
    expect(provincesOf(places, home[edition])).toBe(places.provinces);
    expect(provincesOf(places, places.countries[3]!.name)).toEqual([]);
    expect(citiesOf(places, home[edition], ` ${first!.name} `)).toHaveLength(21);
    expect(citiesOf(places, home[edition], 'nowhere')).toEqual([]);
  });

  it('[EN-16] [EN-17] [EN-18] of a profile without any are China, no province and no city', () => {
    expect(placesOfProfile(places, normaliseProfile({ id: 7, countryId: 0, provinceId: 0, cityId: 0 }))).toEqual({
      country: home[edition],
      province: '',
      city: '',
    });
  });
});

describe('the places', () => {
  it('are the same in both editions', () => expect(idsOf(tables.cn).sort()).toEqual(idsOf(tables.en).sort()));

  it('of a profile are named, and unknown ones are left empty', () => {
    expect(placesOfProfile(tables.en, { countryId: 256, provinceId: 320_000, cityId: 320_500 })).toEqual({
      country: 'China',
      province: 'Jiangsu',
      city: 'Suzhou',
    });
    expect(placesOfProfile(tables.en, { countryId: 376, provinceId: 320_000, cityId: 1 })).toEqual({
      country: 'Germany',
      province: '',
      city: '',
    });
    expect(placesOfProfile(tables.en, { countryId: 99_999, provinceId: null, cityId: null })).toEqual({
      country: '',
      province: '',
      city: '',
    });
  });

  it.each([
    ['en-GB', 'Germany'],
    ['zh-Hans', '德国'],
    ['de', 'Deutschland'],
    ['de-AT', 'Deutschland'],
    ['ar-AE', 'ألمانيا'],
  ])('in %s have names in its language: %s', async (lang, germany) => {
    const { countries } = await loadPlaces(lang);
    expect(countries.find(({ id }) => id === 376)?.name).toBe(germany);
    expect(countries[0]?.id).toBe(DEFAULT_COUNTRY_ID);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
  });

  it('of a language without a table are in its order, and the same ones', async () => {
    const german = await loadPlaces('de');
    const names = german.countries.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(idsOf(german).sort()).toEqual(idsOf(tables.en).sort());
  });

  it('have English names where the browser knows none', async () => {
    const { countries } = await loadPlaces('xx');
    expect(countries.find(({ id }) => id === 376)?.name).toBe('Germany');
  });

  it('are refused in what is no language tag', () => expect(loadPlaces('no tag')).rejects.toThrow(RangeError));
});
