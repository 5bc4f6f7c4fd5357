import { DEFAULT_COUNTRY_ID, type UserProfile } from '@millwright/domain';
import type { LoadPlaces, Place, Places, Province } from './places.types.ts';

type Row = [id: number, name: string];
type ProvinceRow = [id: number, name: string, cities: Row[]];

/** A table as it is stored: one for each language, so that a page fetches its own only. */
interface Table {
  countries: Row[];
  provinces: ProvinceRow[];
}

/** What is between the id of a country and its number in ISO 3166-1. */
const numberOffset = 100;

const load = {
  zh: () => import('./places.zh-CN.json'),
  en: () => import('./places.en.json'),
};

const placeOf = ([id, name]: Row): Place => ({ id, name });

/** Countries by the names that the browser knows in a language, home first, then in the order of the language. */
const inLanguage = (countries: readonly Place[], lang: string): Place[] => {
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
  const order = new Intl.Collator(lang);
  return countries
    .map(({ id, name }) => {
      // A country's number in ISO 3166-1 is an alias of its letters in language tags.
      const { region } = new Intl.Locale(`und-${String(id - numberOffset).padStart(3, '0')}`);
      return { id, name: (region && names.of(region)) || name };
    })
    .toSorted(
      (one, other) =>
        Number(other.id === DEFAULT_COUNTRY_ID) - Number(one.id === DEFAULT_COUNTRY_ID) ||
        order.compare(one.name, other.name),
    );
};

/**
 * Fetches the places with their names in a language: from a table in Chinese and English, whatever the region of the
 * tag. In every other language countries have the names that the browser knows, provinces and cities those in Latin
 * letters. Rejects with a `RangeError` for what is no language tag.
 */
export const loadPlaces: LoadPlaces = async (lang) => {
  const { language } = new Intl.Locale(lang);
  const { default: table } = await load[language === 'zh' ? 'zh' : 'en']();
  const { countries, provinces } = table as unknown as Table;
  const ofTable = countries.map(placeOf);
  return {
    countries: language === 'zh' || language === 'en' ? ofTable : inLanguage(ofTable, lang),
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
