import { useLingui } from '@lingui/react/macro';
import { articleLink, htmlLang, type Article } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { BilingualArticle } from '@millwright/ui/bilingual-article';
import { DateText } from '@millwright/ui/date-text';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { Share } from '../catalog/actions.server.tsx';
import type { NamedIndustry } from '../../shell/page/industry-lookup.ts';
import * as css from './article.css.ts';

/** The parameter of the URL under which an article stands next to its counterpart, and its value. */
export const counterpartParameter = 'side';
export const counterpartSide = 'counterpart';
export const counterpartQuery = `${counterpartParameter}=${counterpartSide}`;

/** Props of {@link BilingualPage}. */
export interface BilingualPageProps {
  article: Article;
  /** The same article in another edition, which the article names. */
  counterpart: Article;
  /** The two bodies as they are shown: with the charts of their tables. */
  bodies: readonly [string, string];
  industry: NamedIndustry | null;
  /** URL under which it is passed on. */
  url: string;
}

const sideOf = ({ title, brief, image, publishedAt, source, author }: Article) => ({
  title,
  brief,
  image: image && <Image src={image} alt="" width={720} priority />,
  byline: (
    <>
      <DateText instant={publishedAt} />
      {source && <span>{source}</span>}
      {author && <span>{author}</span>}
    </>
  ),
});

/** An article next to its counterpart, for readers of two languages. */
export function BilingualPage({ article, counterpart, bodies, industry, url }: BilingualPageProps) {
  const { t } = useLingui();
  const edition = useEdition<MillwrightEdition>();
  const path = articleLink(article);
  return (
    <>
      {industry && (
        <Link href={industry.href} className={css.way}>
          {industry.name}
        </Link>
      )}
      <div className={css.ways}>
        <Link href={path} className={css.way}>{t`Read in one language`}</Link>
        <Share url={url} title={article.title} />
      </div>
      <BilingualArticle
        sides={[
          { ...sideOf(article), html: bodies[0], lang: edition.lang },
          { ...sideOf(counterpart), html: bodies[1], lang: htmlLang(article.counterpart!.edition) },
        ]}
      />
    </>
  );
}
