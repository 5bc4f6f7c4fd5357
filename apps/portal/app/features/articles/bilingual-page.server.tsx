import { useLingui } from '@lingui/react/macro';
import { articleLink, type Article } from '@millwright/domain';
import { htmlLang } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { BilingualArticle } from '@millwright/ui/bilingual-article';
import { Breadcrumbs } from '@millwright/ui/breadcrumbs';
import { Link } from '@millwright/ui/link';
import { Share } from '../../shell/islands/actions.server.tsx';
import * as page from '../../shell/page/page.css.ts';
import type { Crumb } from '../../shell/page/structured-data.ts';
import * as css from './article.css.ts';

/** The parameter of the address under which an article stands beside its twin, and its value. */
export const twinParameter = 'side';
export const twinSide = 'twin';
export const twinQuery = `${twinParameter}=${twinSide}`;

/** Props of {@link BilingualPage}. */
export interface BilingualPageProps {
  article: Article;
  /** The same article in the other edition. */
  twin: Article;
  crumbs: readonly Crumb[];
  /** Address under which it is passed on. */
  url: string;
}

/** An article beside its twin, for readers of two languages. */
export function BilingualPage({ article, twin, crumbs, url }: BilingualPageProps) {
  const { t } = useLingui();
  const edition = useEdition<MillwrightEdition>();
  const path = articleLink(article);
  return (
    <div className={page.page}>
      <Breadcrumbs items={[...crumbs.map(({ name, path: href }) => ({ name, href })), { name: article.title }]} />
      <div className={css.ways}>
        <Link href={path} className={css.way}>{t`Read in one language`}</Link>
        <Share url={url} title={article.title} />
      </div>
      <BilingualArticle
        sides={[
          { lang: edition.lang, title: article.title, html: article.body },
          { lang: htmlLang(edition.counterpart), title: twin.title, html: twin.body },
        ]}
      />
    </div>
  );
}
