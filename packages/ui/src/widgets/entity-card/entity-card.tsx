import { Headline } from '../../primitives/headline/index.ts';
import { Image, type ImageRatio } from '../../primitives/image/index.ts';
import { phoneSizes, placeSizes } from '../../primitives/image/place-sizes.ts';
import { Link } from '../../primitives/link/index.ts';
import * as factsCss from './card-facts.css.ts';
import * as css from './entity-card.css.ts';
import type { EntityCardProps } from './entity-card.types.ts';
import { EntityLine } from './entity-line.tsx';

/** How wide images are next to the text: as the stylesheet has it, on wide and on narrow screens. */
const adjacentSizes: Record<ImageRatio, string> = {
  '16:9': placeSizes('220px', '120px'),
  '4:3': placeSizes('220px', '120px'),
  '3:4': placeSizes('120px', '84px'),
  '1:1': placeSizes('96px', '64px'),
};

/** Above it, in the columns of lists: two or more next to each other, covers narrower than the rest. */
const stackedSizes = (ratio: ImageRatio): string =>
  ratio === '3:4' ? phoneSizes('193px', '164px') : placeSizes('300px', phoneSizes('360px', '240px'));

/**
 * What the cards of the entities are made of: image, industry, title, brief, facts, small print. The whole card leads
 * to the item's page; other links lie above that. Inert: a pure function of its props.
 */
export const EntityCard = (props: EntityCardProps) => {
  const { title, titleNote, href, headingLevel = 3, layout = 'stacked', image, overlay, leading } = props;
  const { badges, industry, brief, facts = [], meta, priority } = props;
  const { compact = false, compared = false, terse = false, atEnd = false } = props;
  if (compact) return <EntityLine {...props} />;
  const Title = `h${headingLevel}` as const;
  const isOutlined = image && (image.ratio === '3:4' || image.ratio === '1:1');
  const shownFacts = terse
    ? []
    : facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  const hasImage = Boolean(image || leading);
  const classes = [
    css.card[hasImage ? layout : 'plain'],
    compared && factsCss.compared,
    atEnd && hasImage && css.atEnd,
  ];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      {leading}
      {image && (
        <div className={layout === 'adjacent' ? `${css.image} ${css.imageInRow[image.ratio]}` : css.image}>
          <Image
            {...image}
            sizes={layout === 'adjacent' ? adjacentSizes[image.ratio] : stackedSizes(image.ratio)}
            alt=""
            priority={priority}
            className={isOutlined ? css.outlined : undefined}
          />
          {overlay}
        </div>
      )}
      <div className={compared ? `${css.text} ${factsCss.textCompared}` : css.text}>
        {(badges || industry) && (
          <p className={css.above}>
            {badges}
            {industry && (
              <Link href={industry.href} className={css.kicker}>
                {industry.name}
              </Link>
            )}
          </p>
        )}
        <Title className={css.title[layout]}>
          <Link href={href} className={css.link}>
            {typeof title === 'string' ? <Headline text={title} /> : title}
            {titleNote && (
              <>
                {' '}
                <span className={css.titleNote}>{titleNote}</span>
              </>
            )}
          </Link>
        </Title>
        {brief && <p className={css.brief}>{brief}</p>}
        {shownFacts.length > 0 && (
          <dl className={compared ? `${factsCss.facts[layout]} ${factsCss.factsCompared}` : factsCss.facts[layout]}>
            {shownFacts.map(({ label, value }) => (
              <div key={label} className={factsCss.fact}>
                <dt className={factsCss.factLabel}>{label}</dt>
                <dd className={factsCss.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {meta && <p className={css.meta}>{meta}</p>}
      </div>
    </article>
  );
};
