import type { MagazineIssueSummary } from '@millwright/domain';
import { MagazineIssueCard } from '../magazine-issue-card/index.ts';
import * as css from './home-sections.css.ts';

/** Props of {@link HomeCovers}. */
export interface HomeCoversProps {
  /** The issues, the newest first: the first three are large. */
  issues: readonly MagazineIssueSummary[];
  /** Level of their titles. */
  headingLevel: 3 | 4;
}

const largeCount = 3;

/** Covers of magazines: three large, the others small next to their titles. Inert: a pure function of its props. */
export const HomeCovers = ({ issues, headingLevel }: HomeCoversProps) => {
  const shelf = (shown: readonly MagazineIssueSummary[], className: string) =>
    shown.length > 0 && (
      <ul className={className}>
        {shown.map((issue) => (
          <li key={issue.id}>
            <MagazineIssueCard issue={issue} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={css.covers}>
      {shelf(issues.slice(0, largeCount), css.large)}
      {shelf(issues.slice(largeCount), css.small)}
    </div>
  );
};
