'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type MagazineIssueSummary } from '@millwright/domain';
import { formatDigits, formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { EntityCard, type ImageCardProps } from '../entity-card/index.ts';

/** Props of the magazine issue card; those of every card with an image besides. */
export interface MagazineIssueCardProps extends Omit<ImageCardProps, 'industry'> {
  /** The issue as lists know it. */
  issue: MagazineIssueSummary;
}

/** Copy of the magazine issue card. */
const messages = {
  /** Which issue of the magazine it is. The year is a name here, without grouping. */
  issue: (year: string, period: string) => msg`${year}, issue ${period}`,
} as const;

/** An issue of a magazine on the cover shelf: cover, magazine, year and issue. Inert: a pure function of its props. */
export const MagazineIssueCard = ({ issue, ...card }: MagazineIssueCardProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  const year = formatPlace(issue.year, edition);
  return (
    <EntityCard
      {...card}
      title={issue.magazineTitle}
      titleNote={issue.period ? t(messages.issue(year, formatDigits(issue.period, edition))) : year}
      href={detailPath('magazineIssue', issue.id)}
      image={{ src: issue.image, ratio: '3:4', width: 200 }}
    />
  );
};
