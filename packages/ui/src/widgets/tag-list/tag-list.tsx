'use client';

import { useLingui } from '@lingui/react/macro';
import { shownTags, tagSearchUrl } from '@millwright/domain';
import { Link } from '../../primitives/link/index.ts';
import * as css from './tag-list.css.ts';
import { messages } from './tag-list.messages.ts';
import type { TagListProps } from './tag-list.types.ts';

/** The tags of an item. Each opens the matching list in a new window (spec §2 Routes). */
export const TagList = ({ tags, kind = 'article', industry, all = false }: TagListProps) => {
  const { t } = useLingui();
  const shown = all ? tags : shownTags(tags);
  if (!industry && shown.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t(messages.label)}>
      {industry && (
        <li className={css.item}>
          <Link href={tagSearchUrl(kind, { industry: industry.id })} newWindow className={`${css.tag} ${css.industry}`}>
            {industry.name}
          </Link>
        </li>
      )}
      {shown.map((tag) => (
        <li key={tag.id} className={css.item}>
          <Link href={tagSearchUrl(kind, { tag: tag.id })} newWindow className={css.tag}>
            {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  );
};
