import { useLingui } from '@lingui/react/macro';
import { articleLink, type Article, type ArticleSummary } from '@millwright/domain';
import { ArticleBody } from '@millwright/ui/article-body';
import { ArticleCard } from '@millwright/ui/article-card';
import { ArticleHeader } from '@millwright/ui/article-header';
import { ArticleNeighbours } from '@millwright/ui/article-neighbours';
import { ArticleSection } from '@millwright/ui/article-section';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { Favourite, Share } from '../catalog/actions.server.tsx';
import type { NamedIndustry } from '../../shell/page/industry-lookup.ts';
import { title, titles } from '../../shell/page/with-rail.css.ts';
import * as own from './article.css.ts';
import './print.css.ts';
import { counterpartQuery } from './bilingual-page.server.tsx';

/** Props of {@link ArticlePage}. */
export interface ArticlePageProps {
  article: Article;
  /** The body as it is shown: with the charts of its tables. */
  body: string;
  industry: NamedIndustry | null;
  /** The latest of its industry: what to read next where nothing is related; null where they could not be had. */
  latest: readonly ArticleSummary[] | null;
  /** What others read most; null where it could not be had. */
  mostRead: readonly ArticleSummary[] | null;
  url: string;
}

/** An article with what to read next. */
export function ArticlePage({ article, body, industry, latest, mostRead, url }: ArticlePageProps) {
  const { t } = useLingui();
  const isRelated = article.related.length > 0;
  const next = isRelated ? article.related : latest;
  return (
    <>
      <div className={own.spread}>
        <article className={own.story}>
          <div className={own.top}>
            <ArticleHeader article={article} industry={industry} />
          </div>
          <div className={own.ways}>
            <Favourite item={{ kind: 'article', id: article.id, title: article.title, image: article.image }} />
            <Share url={url} title={article.title} />
            {article.counterpart && (
              <Link
                href={`${articleLink(article)}?${counterpartQuery}`}
                className={own.way}
              >{t`Read in both languages`}</Link>
            )}
          </div>
          <div className={own.body}>
            {article.image && <Image src={article.image} alt="" width={720} priority className={own.image} />}
            <ArticleBody html={body} />
          </div>
        </article>
        <aside className={own.aside} aria-label={t`Related`}>
          {next === null && (
            <ArticleSection title={t`Latest in this industry`} result={{ status: 'failed', retryHref: '' }} />
          )}
          {next !== null && next.length > 0 && (
            <>
              <SectionHeading title={isRelated ? t`Related` : t`Latest in this industry`} />
              <ul className={titles}>
                {next.map((other) => (
                  <li key={other.id} className={title}>
                    <ArticleCard article={other} variant="headline" />
                  </li>
                ))}
              </ul>
            </>
          )}
          {mostRead?.length !== 0 && (
            <ArticleSection
              title={t`Most read`}
              arrangement="ranked"
              result={mostRead ? { status: 'ready', items: mostRead } : { status: 'failed', retryHref: '' }}
            />
          )}
        </aside>
      </div>
      <div className={own.around}>
        <ArticleNeighbours previous={article.previous} next={article.next} />
      </div>
    </>
  );
}
