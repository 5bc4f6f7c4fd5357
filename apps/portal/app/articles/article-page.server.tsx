import { useLingui } from '@lingui/react/macro';
import type { Article } from '@millwright/domain';
import { ArticleBody } from '@millwright/ui/article-body';
import { ArticleHeader } from '@millwright/ui/article-header';
import { ArticleNeighbours } from '@millwright/ui/article-neighbours';
import { ArticleSection } from '@millwright/ui/article-section';
import { Breadcrumbs } from '@millwright/ui/breadcrumbs';
import type { NamedIndustry } from '../site/industry-lookup.ts';
import * as css from '../site/page.css.ts';
import type { Crumb } from '../site/structured-data.ts';

/** An article with what to read next. */
export function ArticlePage(props: { article: Article; industry: NamedIndustry | null; crumbs: readonly Crumb[] }) {
  const { article, industry, crumbs } = props;
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <Breadcrumbs items={[...crumbs.map(({ name, path }) => ({ name, href: path })), { name: article.title }]} />
      <article className={css.column}>
        <ArticleHeader article={article} industry={industry} />
        <ArticleBody html={article.body} />
      </article>
      <ArticleNeighbours previous={article.previous} next={article.next} />
      {article.related.length > 0 && (
        <ArticleSection title={t`Related`} result={{ status: 'ready', items: article.related }} />
      )}
    </div>
  );
}
