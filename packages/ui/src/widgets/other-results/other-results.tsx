'use client';

import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { searchHitPath, type SearchHit } from '@millwright/domain';
import { useId } from 'react';
import { Headline } from '../../primitives/headline/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { searchKindNames } from '../search-hit-card/index.ts';
import { MarkedText } from '../../parts/marked-text/marked-text.tsx';
import * as css from './other-results.css.ts';

/** What a search found of one kind, next to the kind that is shown. */
export interface OtherResult {
  /** The best of the kind. */
  hit: SearchHit;
  /** How many of the kind were found. */
  count: number;
  /** Own path of all of them. */
  href: string;
}

/** Props of the other results. */
export interface OtherResultsProps {
  /** One for each kind of which something was found, in the order of the tabs. Without any nothing is shown. */
  results: readonly OtherResult[];
}

/** Copy of the other results. */
const messages = {
  heading: msg`Also found`,
  /** The link to all of a kind, by name and number. */
  all: (kind: string, total: number) => msg`${kind}: ${plural(total, { one: '# result', other: '# results' })}`,
} as const;

/**
 * What a search found of the kinds that are not shown: the best of each, and a link to all of it. Inert: a pure
 * function of its props.
 */
export const OtherResults = ({ results }: OtherResultsProps) => {
  const { t } = useLingui();
  const id = useId();
  if (results.length === 0) return null;
  return (
    <section className={css.root} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t(messages.heading)}
      </h2>
      <ul className={css.list}>
        {results.map(({ hit, count, href }) => (
          <li key={hit.kind} className={css.item}>
            {hit.image !== null && (
              <Image src={hit.image} alt="" ratio="1:1" width={56} sizes="56px" className={css.image} />
            )}
            <div className={css.text}>
              <Link href={href} className={css.all}>
                {t(messages.all(t(searchKindNames[hit.kind]), count))}
              </Link>
              <Link href={searchHitPath(hit)} className={css.title}>
                {hit.highlights.title.length > 0 ? (
                  <MarkedText segments={hit.highlights.title} headline />
                ) : (
                  <Headline text={hit.title} />
                )}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
