'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  distinctTags,
  shownTags,
  tagNameKey,
  tagSearchUrl,
  type Id,
  type Tag,
  type TagListKind,
} from '@millwright/domain';
import { Link } from '../../primitives/link/index.ts';
import * as css from './tag-list.css.ts';

/** Props of the tag list. */
export interface TagListProps {
  /** The tags of one item. With three or more the two of the highest grade are shown (spec §5 Content). */
  tags: readonly Tag[];
  /** The kind of list that a tag opens (spec §2 Routes). @default 'article' */
  kind?: TagListKind;
  /** The industry of the item, shown before its tags; it opens the list by `sid`. */
  industry?: { id: Id; name: string } | null;
  /** Shows every tag, where the tags are the content. @default false */
  all?: boolean;
}

/** Copy of the tag list. */
const messages = { label: msg`Tags` } as const;

/** The tags of an item. Each opens the matching list in a new window (spec §2 Routes). */
export const TagList = ({ tags, kind = 'article', industry: given, all = false }: TagListProps) => {
  const { t } = useLingui();
  const once = distinctTags(tags);
  const shown = all ? once : shownTags(once);
  // A topic may be called as its industry is: the name stands once.
  const isTopic = given && shown.some(({ name }) => tagNameKey(name) === tagNameKey(given.name));
  const industry = isTopic ? null : given;
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
