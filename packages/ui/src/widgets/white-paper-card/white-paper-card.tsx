'use client';

import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type WhitePaperSummary } from '@millwright/domain';
import { DateText } from '../../primitives/date-text/index.ts';
import { EntityCard, OwnerLink, type ImageCardProps } from '../entity-card/index.ts';

/** Props of the white paper card; those of every card with an image besides. */
export interface WhitePaperCardProps extends ImageCardProps {
  /** The white paper as lists know it. */
  paper: WhitePaperSummary;
}

/** Copy of the white paper card. */
const messages = {
  pages: (pages: number) => msg`${plural(pages, { one: '# page', other: '# pages' })}`,
} as const;

/** A white paper in a list: cover, title, brief, pages and who issued it. Inert: a pure function of its props. */
export const WhitePaperCard = ({ paper, ...card }: WhitePaperCardProps) => {
  const { t } = useLingui();
  return (
    <EntityCard
      {...card}
      title={paper.title}
      href={detailPath('whitePaper', paper.id)}
      layout="adjacent"
      image={{ src: paper.image, ratio: '3:4', width: 120 }}
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
