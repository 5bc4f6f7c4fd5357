'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ArticleSummary } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import * as css from './price-strip.css.ts';
import { useHeadOf } from '../../parts/tables/use-head-of.ts';
import type { PriceTable } from './prices.ts';

/** Copy of the strip. */
const messages = {
  prices: msg`Prices`,
} as const;

/** Props of {@link PriceStrip}. */
export interface PriceStripProps {
  /** The prices, as `pricesOf` finds them. */
  table: PriceTable;
  /** The article that has the table. */
  article: ArticleSummary;
}

/** Prices with their changes, and the article that they are from. Inert: a pure function of its props. */
export const PriceStrip = ({ table: { caption, columns, prices }, article }: PriceStripProps) => {
  const { t } = useLingui();
  const headOf = useHeadOf();
  const { riseColor } = useEdition();
  return (
    <section>
      <SectionHeading title={t(messages.prices)} />
      <table className={css.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map(({ name, text, change, sign }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
              <td className={sign && css.change[(sign === 'up') === (riseColor === 'red') ? 'red' : 'green']}>
                {change}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ArticleCard article={article} variant="title" />
    </section>
  );
};
