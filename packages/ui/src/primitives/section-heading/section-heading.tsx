import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as css from './section-heading.css.ts';

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  /** The heading. */
  title: string;
  /** Its level in the page: 1 is the page's own. @default 2 */
  level?: 1 | 2 | 3;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** A few words next to it, such as a count. */
  note?: string;
  /** A link to all of it. The label names the goal, for it is read alone. */
  more?: { href: string; label: string };
}

/** The heading of a section, under a rule. */
export const SectionHeading = ({ title, level = 2, id, note, more }: SectionHeadingProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.sectionHeading}>
      <Heading id={id} className={level === 1 ? `${css.title} ${css.pageTitle}` : css.title}>
        {title}
      </Heading>
      {note && <span className={css.note}>{note}</span>}
      {more && (
        <Link href={more.href} className={css.more}>
          {more.label}
          <Icon name="chevron-right" className={css.moreIcon} />
        </Link>
      )}
    </div>
  );
};
