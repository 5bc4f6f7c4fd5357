'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  htmlLang,
  searchHitPath,
  type EditionKey,
  type HtmlLang,
  type SearchHit,
  type SearchKind,
} from '@millwright/domain';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { DateBlock, DateRange, DateText } from '../../primitives/date-text/index.ts';
import type { ImageRatio } from '../../primitives/image/index.ts';
import { EntityCard, OwnerLink, type ImageCardProps } from '../entity-card/index.ts';
import { searchKindNames } from '../../parts/search/search-names.ts';
import { MarkedText } from '../../parts/marked-text/marked-text.tsx';
import { ModelLinks } from './model-links.tsx';

/** Props of the card of something that a search found; those of every card with an image besides. */
export interface SearchHitCardProps extends ImageCardProps {
  /** What was found. */
  hit: SearchHit;
  /** Whether the card says what kind of thing it is: where all kinds stand together. @default false */
  showKind?: boolean;
  /** The edition that alone has it, where that is the other one. @default it is in this edition */
  elsewhere?: { edition: EditionKey; origin: string } | undefined;
}

/** Copy of the card of something that a search found. */
const messages = {
  /** It holds it where nothing of it is shown: in topics, industries, or keywords that its editors wrote. */
  tags: (term: string) => msg`Found by topic or keyword: ${term}`,
  /** It holds another word for what was searched for. */
  synonym: (term: string) => msg`Found by another word for it: ${term}`,
  /** It holds what was probably meant. */
  spelling: (term: string) => msg`Found as: ${term}`,
  /** It does not hold some of the words. */
  missing: (words: string) => msg`Without: ${words}`,
  /** Models of its series, which have no cards of their own. */
  models: msg`Other models`,
  /** It holds characters that are read as what was typed. */
  pinyin: (term: string) => msg`Found by its reading: ${term}`,
} as const;

/** What a page of the other edition is called. */
const languagePages: Readonly<Record<HtmlLang, MessageDescriptor>> = {
  'zh-CN': msg`Chinese page`,
  en: msg`English page`,
  de: msg`German page`,
};

/** Images of the kinds that have any. */
const imageShapes: Partial<Record<SearchKind, { ratio: ImageRatio; width: number }>> = {
  news: { ratio: '16:9', width: 240 },
  products: { ratio: '4:3', width: 240 },
  videos: { ratio: '16:9', width: 240 },
  supplier: { ratio: '1:1', width: 96 },
  magazines: { ratio: '3:4', width: 120 },
  whitepapers: { ratio: '3:4', width: 120 },
};

/** Stands in a sentence where the word goes by which something was found. */
const termPlace = '|';

/** By which word it was found: a sentence with that word, which may have a language of its own, in its place. */
const FoundBy = ({ sentence, children }: { sentence: string; children: ReactNode }) => {
  const [before, after] = sentence.split(termPlace);
  return (
    <span>
      {before}
      {children}
      {after}
    </span>
  );
};

/** Where it is read; on the other site where that alone has it. */
const hrefOf = (hit: SearchHit, origin = ''): string => {
  const path = searchHitPath(hit);
  return path.startsWith('/') ? origin + path : path;
};

/** Something that a search found, with what was searched for marked. Inert: a pure function of its props. */
export const SearchHitCard = ({ hit, showKind = false, elsewhere, ...card }: SearchHitCardProps) => {
  const { t } = useLingui();
  const { kind, highlights, image, owner, reason, endsAt, publishedAt, models } = hit;
  const shape = imageShapes[kind];
  const inLanguage = (text: ReactNode) =>
    elsewhere ? (
      <span lang={htmlLang(elsewhere.edition)} dir="auto">
        {text}
      </span>
    ) : (
      text
    );
  // A word that was typed stands marked in what is shown.
  const how = reason?.by === 'text' ? reason.field === 'tags' && 'tags' : reason?.by;
  const isShow = kind === 'exhibitions';
  return (
    <EntityCard
      {...card}
      title={inLanguage(highlights.title.length > 0 ? <MarkedText segments={highlights.title} headline /> : hit.title)}
      href={hrefOf(hit, elsewhere?.origin)}
      layout="adjacent"
      atEnd
      image={shape && image !== null ? { ...shape, src: image } : undefined}
      leading={isShow && <DateBlock instant={publishedAt} repeated />}
      badges={
        (showKind || elsewhere) && (
          <>
            {elsewhere && <Badge>{t(languagePages[htmlLang(elsewhere.edition)])}</Badge>}
            {showKind && <Badge>{t(searchKindNames[kind])}</Badge>}
          </>
        )
      }
      brief={inLanguage(highlights.text.length > 0 ? <MarkedText segments={highlights.text} /> : hit.brief)}
      facts={[{ label: t(messages.models), value: models.length > 0 && <ModelLinks models={models} /> }]}
      meta={
        <>
          {isShow && endsAt ? <DateRange from={publishedAt} to={endsAt} /> : <DateText instant={publishedAt} />}
          {owner && (kind === 'magazines' ? <span>{owner.title}</span> : <OwnerLink owner={owner} />)}
          {reason && how && <FoundBy sentence={t(messages[how](termPlace))}>{inLanguage(reason.term)}</FoundBy>}
          {reason && reason.missing.length > 0 && <span>{t(messages.missing(reason.missing.join(' · ')))}</span>}
        </>
      }
    />
  );
};
