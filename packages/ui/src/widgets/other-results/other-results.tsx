'use client';

import { useLingui } from '@lingui/react/macro';
import { searchHitPath } from '@millwright/domain';
import { useId } from 'react';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { MarkedText } from '../search-hit-card/marked-text.tsx';
import { searchKindNames } from '../search-hit-card/index.ts';
import * as css from './other-results.css.ts';
import { messages } from './other-results.messages.ts';
import type { OtherResultsProps } from './other-results.types.ts';

/**
 * What a search found of the kinds that are not shown: the best of each, and a link to all of it. Inert: a pure function
 * of its props.
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
              <Image src={hit.image} alt="" ratio="1:1" width={56} sizes="56px" className={css.picture} />
            )}
            <div className={css.text}>
              <Link href={href} className={css.all}>
                {t(messages.all(t(searchKindNames[hit.kind]), count))}
              </Link>
              <Link href={searchHitPath(hit)} className={css.title}>
                {hit.highlights.title.length > 0 ? <MarkedText segments={hit.highlights.title} /> : hit.title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
