'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { articleLink, isOwnPath, type ArticleSummary } from '@millwright/domain';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { Headline } from '../../primitives/headline/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { phoneSizes, placeSizes } from '../../primitives/image/place-sizes.ts';
import { Link } from '../../primitives/link/index.ts';
import { TagList } from '../tag-list/index.ts';
import * as css from './article-card.css.ts';

/** How much room a card takes. */
export type ArticleCardVariant =
  /** The first story of a page: a large image, a large title, the brief. */
  | 'lead'
  /** An image above title and date, in a grid. */
  | 'standard'
  /** Industry and title without an image, below a lead or a figure. */
  | 'second'
  /** Title, brief and tags, and an image at their end where there is one, in a list of results. */
  | 'row'
  /** Title and date alone, in a dense list. */
  | 'headline'
  /** The title alone, below the date of several. */
  | 'title';

/** What a card says of an article's industry. */
export interface ArticleIndustry {
  name: string;
  /** Own path of the industry's sub-site. */
  href: string;
}

/** Props of the article card. */
export interface ArticleCardProps {
  /** The article as lists know it. */
  article: ArticleSummary;
  /** How large it is, and where its image stands. @default 'standard' */
  variant?: ArticleCardVariant;
  /** Level of the title in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The article's industry, shown above the title. An article of an unknown industry has none. */
  industry?: ArticleIndustry | null;
  /** Shown in the place of the image, such as a chart. @default the image */
  figure?: ReactNode;
  /** The image is among the first things seen. @default false */
  priority?: boolean;
}

/** Copy of the article card. */
const messages = {
  /** Says of a link that it leaves the site in a new tab. */
  /** Read after the title. */
  external: msg` (opens in a new tab)`,
} as const;

/**
 * Shapes, and how wide the images are in the layouts of the pages: on narrow screens the lead is as wide as the
 * screen, a row's small.
 */
const images = {
  lead: { ratio: '16:9', width: 640, sizes: placeSizes('500px', '100vw') },
  standard: { ratio: '16:9', width: 320, sizes: phoneSizes('250px', '320px') },
  row: { ratio: '16:9', width: 240, sizes: placeSizes('220px', '120px') },
} as const;

const hasImage = (variant: ArticleCardVariant): variant is keyof typeof images => variant in images;

/**
 * An article in a list. The whole card leads to it; industry and tags have links of their own above that. News without an
 * image are text alone. Inert: a pure function of its props.
 */
export const ArticleCard = (props: ArticleCardProps) => {
  const { article, variant = 'standard', headingLevel = 3, industry, figure, priority } = props;
  const { t } = useLingui();
  const Title = `h${headingLevel}` as const;
  const href = articleLink(article);
  const isExternal = !isOwnPath(href);
  return (
    <article className={`${css.card} ${css.variant[variant]}`} data-variant={variant}>
      {figure ??
        (hasImage(variant) && article.image && (
          <Image src={article.image} alt="" priority={priority} {...images[variant]} />
        ))}
      <div className={variant === 'headline' ? `${css.text} ${css.contentsLine}` : css.text}>
        {industry && variant !== 'headline' && variant !== 'title' && (
          <Link href={industry.href} className={css.kicker}>
            {industry.name}
          </Link>
        )}
        <Title className={css.title[variant]}>
          <Link href={href} newWindow={isExternal} className={css.link}>
            <Headline text={article.title} />
            {isExternal && (
              <>
                <Icon name="external" className={css.external} />
                <span className={visuallyHidden}>{t(messages.external)}</span>
              </>
            )}
          </Link>
        </Title>
        {article.brief && (variant === 'lead' || variant === 'row') && (
          <p className={variant === 'row' ? `${css.brief} ${css.wideOnly}` : css.brief}>
            {variant === 'lead' ? <Headline text={article.brief} /> : article.brief}
          </p>
        )}
        {variant !== 'second' && variant !== 'title' && (
          <p className={css.meta}>
            <DateText instant={article.publishedAt} />
            {article.source && variant !== 'headline' && <span className={css.source}>{article.source}</span>}
          </p>
        )}
        {variant === 'row' && (
          <div className={css.tags}>
            <TagList tags={article.tags} />
          </div>
        )}
      </div>
    </article>
  );
};
