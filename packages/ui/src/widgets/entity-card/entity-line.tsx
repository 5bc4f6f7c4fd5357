import { Headline } from '../../primitives/headline/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './entity-card.css.ts';
import type { EntityCardProps } from './entity-card.types.ts';

/** A card as one line: marks, title, small print. A date block stays before them. */
export const EntityLine = ({ title, titleNote, href, headingLevel = 3, leading, badges, meta }: EntityCardProps) => {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={leading ? `${css.card.adjacent} ${css.centred}` : css.card.plain} data-variant="line">
      {leading}
      <div className={css.line}>
        <Title className={css.lineTitle}>
          <Link href={href} className={css.link}>
            {typeof title === 'string' ? <Headline text={title} /> : title}
            {titleNote && ` ${titleNote}`}
          </Link>
        </Title>
        {(badges || meta) && (
          <p className={css.meta}>
            {badges}
            {meta}
          </p>
        )}
      </div>
    </article>
  );
};
