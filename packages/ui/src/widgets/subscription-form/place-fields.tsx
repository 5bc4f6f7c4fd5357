'use client';

import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useState } from 'react';
import { citiesOf, provincesOf, type LoadPlaces, type Place, type Places } from '../../behaviours/places/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { SUBSCRIPTION_LENGTHS } from './subscription-fields.ts';
import { fieldNames, messages } from './subscription-form.messages.ts';

/** The fields of a place. */
export type PlaceField = 'country' | 'province' | 'city';

/** Props of {@link PlaceFields}. */
export interface PlaceFieldsProps {
  /** What is filled in. */
  values: Readonly<Record<PlaceField, string>>;
  /** What is wrong with a field; null for nothing. */
  errorOf: (field: PlaceField) => string | null;
  /** The reader changed fields: another country has other provinces and cities. */
  onChange: (values: Partial<Record<PlaceField, string>>) => void;
  /** Fetches the places. */
  load: LoadPlaces;
  /** The places came. */
  onLoad: (places: Places) => void;
}

const hints = { country: 'country-name', province: 'address-level1', city: 'address-level2' } as const;

/**
 * Country, province and city: each helps with a list where there is one, and takes free text where not, or until it is
 * there.
 */
export const PlaceFields = ({ values, errorOf, onChange, load, onLoad }: PlaceFieldsProps) => {
  const { t } = useLingui();
  const { lang } = useEdition();
  const [places, setPlaces] = useState<Places | null>(null);

  useEffect(() => {
    let wanted = true;
    const take = async () => {
      try {
        const loaded = await load(lang);
        if (!wanted) return;
        setPlaces(loaded);
        onLoad(loaded);
      } catch {
        // Free text does as well.
      }
    };
    void take();
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- fetched once, when the page is hydrated
  }, [lang]);

  const countText = (count: number) => t`Results: ${count}`;
  const change = (field: PlaceField, value: string) => {
    if (field === 'country') onChange({ country: value, province: '', city: '' });
    else if (field === 'province') onChange({ province: value, city: '' });
    else onChange({ city: value });
  };
  const field = (name: PlaceField, listLabel: string, options: readonly Place[]) => (
    <Field label={t(fieldNames[name])} error={errorOf(name)} required={name === 'country'}>
      {(control) =>
        options.length === 0 ? (
          <Input
            {...control}
            name={name}
            value={values[name]}
            autoComplete={hints[name]}
            maxLength={SUBSCRIPTION_LENGTHS[name]}
            onChange={({ target }) => change(name, target.value)}
          />
        ) : (
          <Combobox
            {...control}
            name={name}
            value={values[name]}
            autoComplete={hints[name]}
            maxLength={SUBSCRIPTION_LENGTHS[name]}
            options={options.map(({ id, name: label }) => ({ id: String(id), label }))}
            listLabel={listLabel}
            countText={countText}
            emptyText={t(messages.noPlace)}
            onValueChange={(value) => change(name, value)}
          />
        )
      }
    </Field>
  );
  return (
    <>
      {field('country', t(messages.countries), places?.countries ?? [])}
      {field('province', t(messages.provinces), places ? provincesOf(places, values.country) : [])}
      {field('city', t(messages.cities), places ? citiesOf(places, values.country, values.province) : [])}
    </>
  );
};
