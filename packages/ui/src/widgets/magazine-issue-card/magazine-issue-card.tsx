'use client';

import { useLingui } from '@lingui/react/macro';
import { detailPath } from '@millwright/domain';
import { EntityCard } from '../entity-card/index.ts';
import { messages } from './magazine-issue-card.messages.ts';
import type { MagazineIssueCardProps } from './magazine-issue-card.types.ts';

/** An issue of a magazine on the cover shelf: cover, magazine, year and issue. Inert: a pure function of its props. */
export const MagazineIssueCard = ({ issue, ...card }: MagazineIssueCardProps) => {
  const { t } = useLingui();
  return (
    <EntityCard
      {...card}
      title={issue.magazineTitle}
      titleNote={issue.period ? t(messages.issue(String(issue.year), issue.period)) : String(issue.year)}
      href={detailPath('magazineIssue', issue.id)}
      picture={{ src: issue.image, ratio: '3:4', width: 200 }}
    />
  );
};
