import { DEFAULT_COUNTRY_ID, type UserProfile } from '@millwright/domain';
import type { LoadPlaces, Place, Places, Province } from './places.types.ts';

type Row = [id: number, name: string];
type ProvinceRow = [id: number, name: string, cities: Row[]];

/** A table as it is stored: one for each language, so that a page fetches its own only. */
interface Table {
  countries: Row[];
  provinces: ProvinceRow[];
}

const tables: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'zh-CN': () => import('./places.zh-CN.json'),
  en: () => import('./places.en.json'),
};

const placeOf = ([id, name]: Row): Place => ({ id, name });

/** Fetches the places with their names in a language. Rejects for one that has no table. */
export const loadPlaces: LoadPlaces = async (lang) => {
  const load = tables[lang];
  if (!load) throw new RangeError(`No places in ${lang}`);
  const { countries, provinces } = (await load()).default as Table;
  return {
    countries: countries.map(placeOf),
    provinces: provinces.map(([id, name, cities]) => ({ id, name, cities: cities.map(placeOf) })),
  };
};

const named = <One extends Place>(places: readonly One[], name: string): One | undefined =>
  places.find((place) => place.name === name.trim());

/** The provinces of the country that a name stands for; none where its regions are free text. */
export const provincesOf = ({ countries, provinces }: Places, country: string): readonly Province[] =>
  named(countries, country)?.id === DEFAULT_COUNTRY_ID ? provinces : [];

/** The cities of the province that a name stands for; none where they are free text. */
export const citiesOf = (places: Places, country: string, province: string): readonly Place[] =>
  named(provincesOf(places, country), province)?.cities ?? [];

/** The names of the places of a profile; empty where it names none, or one that the table does not know. */
export const placesOfProfile = (
  { countries, provinces }: Places,
  profile: Pick<UserProfile, 'countryId' | 'provinceId' | 'cityId'>,
): Record<'country' | 'province' | 'city', string> => {
  const nameOf = (places: readonly Place[], id: number | null) => places.find((place) => place.id === id)?.name ?? '';
  const isHome = profile.countryId === DEFAULT_COUNTRY_ID;
  const province = isHome ? provinces.find(({ id }) => id === profile.provinceId) : undefined;
  return {
    country: nameOf(countries, profile.countryId),
    province: province?.name ?? '',
    city: nameOf(province?.cities ?? [], profile.cityId),
  };
};
