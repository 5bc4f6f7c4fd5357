'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { searchHitPath, type SearchKind, type SearchHit } from '@millwright/domain';
import { Badge } from '../../primitives/badge/index.ts';
import { DateBlock, DateRange, DateText } from '../../primitives/date-text/index.ts';
import type { ImageRatio } from '../../primitives/image/index.ts';
import { EntityCard, OwnerLink, type PictureCardProps } from '../entity-card/index.ts';
import { typeNames } from '../search-panel/search-panel.messages.ts';
import { MarkedText } from './marked-text.tsx';

/** Props of the card of something that a search found; those of every card with a picture besides. */
export interface SearchHitCardProps extends PictureCardProps {
  /** What was found. */
  hit: SearchHit;
  /** Whether the card says what kind of thing it is: where all kinds stand together. @default false */
  showKind?: boolean;
}

/** Names of the kinds of what is found: those that can be searched, and posts. */
export const searchKindNames: Readonly<Record<SearchKind, MessageDescriptor>> = {
  ...typeNames,
  posts: msg`Supply and demand`,
};

/** Copy of the card of something that a search found. */
const messages = {
  /** It holds another word for what was searched for. */
  synonym: (term: string) => msg`Found by another word for it: ${term}`,
  /** It holds what was probably meant. */
  spelling: (term: string) => msg`Found as: ${term}`,
  /** It does not hold some of the words. */
  missing: (words: string) => msg`Without: ${words}`,
  /** It holds characters that are read as what was typed. */
  pinyin: (term: string) => msg`Found by its reading: ${term}`,
} as const;

/** Pictures of the kinds that have any. */
const pictures: Partial<Record<SearchKind, { ratio: ImageRatio; width: number }>> = {
  news: { ratio: '4:3', width: 240 },
  products: { ratio: '4:3', width: 240 },
  videos: { ratio: '16:9', width: 240 },
  supplier: { ratio: '1:1', width: 96 },
  magazines: { ratio: '3:4', width: 120 },
  whitepapers: { ratio: '3:4', width: 120 },
};

/** Something that a search found, with what was searched for marked. Inert: a pure function of its props. */
export const SearchHitCard = ({ hit, showKind = false, ...card }: SearchHitCardProps) => {
  const { t } = useLingui();
  const { kind, highlights, image, owner, reason, endsAt, publishedAt } = hit;
  const picture = pictures[kind];
  const isShow = kind === 'exhibitions';
  return (
    <EntityCard
      {...card}
      title={highlights.title.length > 0 ? <MarkedText segments={highlights.title} /> : hit.title}
      href={searchHitPath(hit)}
      layout="beside"
      picture={picture && image !== null ? { ...picture, src: image } : undefined}
      leading={isShow && <DateBlock instant={publishedAt} repeated />}
      badges={showKind && <Badge>{t(searchKindNames[kind])}</Badge>}
      brief={highlights.text.length > 0 ? <MarkedText segments={highlights.text} /> : hit.brief}
      meta={
        <>
          {isShow && endsAt ? <DateRange from={publishedAt} to={endsAt} /> : <DateText instant={publishedAt} />}
          {owner && (kind === 'magazines' ? <span>{owner.title}</span> : <OwnerLink owner={owner} />)}
          {reason && reason.by !== 'text' && <span>{t(messages[reason.by](reason.term))}</span>}
          {reason && reason.missing.length > 0 && <span>{t(messages.missing(reason.missing.join(' · ')))}</span>}
        </>
      }
    />
  );
};
