'use client';

import { useLingui } from '@lingui/react/macro';
import { detailPath } from '@millwright/domain';
import { DateText } from '../../primitives/date-text/index.ts';
import { EntityCard, OwnerLink } from '../entity-card/index.ts';
import { messages } from './white-paper-card.messages.ts';
import type { WhitePaperCardProps } from './white-paper-card.types.ts';

/** A white paper in a list: cover, title, brief, pages and who issued it. Inert: a pure function of its props. */
export const WhitePaperCard = ({ paper, ...card }: WhitePaperCardProps) => {
  const { t } = useLingui();
  return (
    <EntityCard
      {...card}
      title={paper.title}
      href={detailPath('whitePaper', paper.id)}
      layout="beside"
      picture={{ src: paper.image, ratio: '3:4', width: 120 }}
      brief={paper.brief}
      meta={
        <>
          <DateText instant={paper.publishedAt} />
          {paper.pages !== null && <span>{t(messages.pages(paper.pages))}</span>}
          {paper.owner && <OwnerLink owner={paper.owner} />}
        </>
      }
    />
  );
};
