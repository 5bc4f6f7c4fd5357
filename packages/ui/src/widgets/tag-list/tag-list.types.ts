import type { Id, Tag, TagListKind } from '@millwright/domain';

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
