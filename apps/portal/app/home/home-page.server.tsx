import { useLingui } from '@lingui/react/macro';
import type { ArticlePage } from '@millwright/api-client';
import { ArticleSection, type StoriesResult } from '@millwright/ui/article-section';
import { FrontPage } from '@millwright/ui/front-page';
import * as css from '../site/page.css.ts';
import type { HomeData } from './home-data.server.ts';

const storiesOf = (list: ArticlePage | null): StoriesResult =>
  list ? { status: 'ready', items: list.items } : { status: 'failed', retryHref: '/' };

/** The same articles with the newest that has a picture first: a lead story without one looks like a fault. */
function withPictureFirst(list: ArticlePage | null): ArticlePage | null {
  const lead = list?.items.find(({ image }) => image);
  return list && lead ? { ...list, items: [lead, ...list.items.filter((article) => article !== lead)] } : list;
}

/** The home page: lead story, headlines and industries first, then a section for each kind of news. */
export function HomePage({ home, title }: { home: HomeData; title: string }) {
  const { t } = useLingui();
  const { industries, industryOf, latest, picks, overseas, newswire, blocks } = home;
  return (
    <div className={css.page}>
      <FrontPage
        title={title}
        stories={storiesOf(withPictureFirst(latest))}
        industries={industries}
        industryOf={industryOf}
        more={{ href: '/articles/latest', label: t`All latest news` }}
      />
      <ArticleSection
        title={t`Editor's pick`}
        result={storiesOf(picks)}
        industryOf={industryOf}
        more={{ href: '/articles/Editorpick', label: t`All picks` }}
      />
      {blocks.map(({ industry: { id, name }, articles }) => (
        <ArticleSection
          key={id}
          title={name}
          arrangement="feature"
          result={storiesOf(articles)}
          more={{ href: `/articles?sid=${id}`, label: t`More of ${name}` }}
        />
      ))}
      <ArticleSection
        title={t`Overseas`}
        result={storiesOf(overseas)}
        industryOf={industryOf}
        more={{ href: '/articles/oversea', label: t`All overseas news` }}
      />
      <ArticleSection
        title={t`Newswire`}
        arrangement="lines"
        result={storiesOf(newswire)}
        more={{ href: '/articles/newswire', label: t`The whole newswire` }}
      />
    </div>
  );
}
