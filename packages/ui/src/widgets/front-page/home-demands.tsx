'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type Post } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { Headline } from '../../primitives/headline/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './home-sections.css.ts';

/** Props of {@link HomeDemands}. */
export interface HomeDemandsProps {
  /** What is wanted: posts of demand. */
  demands: readonly Post[];
  /** What the table holds, for assistive technology. */
  caption: string;
  /** The part of a post's page where an offer is made. @default 'enquiry' */
  quoteId?: string;
}

/** Copy of the table. */
const messages = {
  wanted: msg`Wanted`,
  quantity: msg`Quantity`,
  byAgreement: msg`By agreement`,
  place: msg`Place`,
  validUntil: msg`Valid until`,
  offer: msg`Offer`,
  /** Leads to the form by which an offer is made for what is wanted. */
  quote: msg`Quote`,
  /** Read after it: what is wanted. */
  quoteFor: (title: string) => msg`: ${title}`,
} as const;

/** What buyers look for, a line each, with a link to make an offer. Inert: a pure function of its props. */
export const HomeDemands = ({ demands, caption, quoteId = 'enquiry' }: HomeDemandsProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  const heads = [messages.wanted, messages.quantity, messages.place, messages.validUntil, messages.offer];
  return (
    <table className={css.demands}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.id} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {demands.map(({ id, title, quantity, unit, place, validUntil }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={detailPath('demand', id)}>
                <Headline text={title} />
              </Link>
            </th>
            <td>{quantity === 0 ? t(messages.byAgreement) : `${formatNumber(quantity, edition)} ${unit}`.trim()}</td>
            <td>{place}</td>
            <td>{validUntil && <DateText instant={validUntil} />}</td>
            <td>
              <Link href={`${detailPath('demand', id)}#${quoteId}`}>
                {t(messages.quote)}
                <span className={visuallyHidden}>{t(messages.quoteFor(title))}</span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
