import { detailPath, type PressReleaseSummary } from '@millwright/domain';
import { DateBlock } from '../../primitives/date-text/index.ts';
import { EntityCard, OwnerLink, type CardProps } from '../entity-card/index.ts';

/** Props of the press release card; those of every card besides. */
export interface PressReleaseCardProps extends CardProps {
  /** The press release as lists know it. */
  release: PressReleaseSummary;
}

/** A press release in a list: day, title, brief, who issued it. Inert: a pure function of its props. */
export const PressReleaseCard = ({ release, ...card }: PressReleaseCardProps) => (
  <EntityCard
    {...card}
    title={release.title}
    href={detailPath('pressRelease', release.id)}
    layout="adjacent"
    leading={<DateBlock instant={release.publishedAt} />}
    brief={release.brief}
    meta={release.owner && <OwnerLink owner={release.owner} />}
  />
);
