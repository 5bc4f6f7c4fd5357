'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OfficesBlock } from '@millwright/domain';
import { Image } from '../../primitives/image/index.ts';
import { emailFact, FactsTable, phoneFact } from '../facts-table/index.ts';
import * as css from './editorial-blocks.css.ts';

/** Copy of the offices. Everything else is the page’s own. */
const messages = {
  /** The image of where an office is. */
  map: (address: string) => msg`Map: ${address}`,
  address: msg`Address`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  hours: msg`Hours`,
} as const;

/** Offices, each with the image of where it is. */
export const Offices = ({ items }: OfficesBlock) => {
  const { t } = useLingui();
  return (
    <ul className={css.offices}>
      {items.map(({ name, address, phone, email, hours, image }, index) => (
        <li key={index} className={css.office}>
          {image && <Image src={image} alt={t(messages.map(address))} ratio="4:3" width={480} className={css.map} />}
          <h3 className={css.name}>{name}</h3>
          <FactsTable
            facts={[
              { label: t(messages.address), value: address },
              phoneFact(t(messages.phone), phone),
              emailFact(t(messages.email), email),
              { label: t(messages.hours), value: hours },
            ]}
          />
        </li>
      ))}
    </ul>
  );
};
