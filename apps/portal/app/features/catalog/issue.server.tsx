import { useLingui } from '@lingui/react/macro';
import { getIssue } from '@millwright/api-client';
import {
  articleLink,
  detailPath,
  parsePage,
  type IssuePage as PageOfIssue,
  type MagazineIssue,
} from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { DateText } from '@millwright/ui/date-text';
import { Headline } from '@millwright/ui/headline';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { msg } from '@lingui/core/macro';
import { Favourite, Subscription } from './actions.server.tsx';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';
import { CardSection, DetailTop, Prose } from './detail-parts.server.tsx';
import * as css from './detail.css.ts';
import { issueData } from './entry-data.server.ts';
import { issueKind } from './entry-kinds.server.tsx';
import { entryListHref } from './entry-list-query.ts';
import { IssueReader, loadPageOfIssue } from './issue-reader.server.tsx';
import { listCrumbs, pathWhereIn, visitEntry, type VisitedEntry } from './entry-visit.server.ts';
import { languageName } from './language-name.ts';

/** The articles of an issue, each with its page in the e-zine. */
export function IssueContents({ id, contents, pages }: Pick<MagazineIssue, 'id' | 'contents' | 'pages'>) {
  const { t } = useLingui();
  return (
    <ol className={css.lines}>
      {contents.map(({ page, title, article }) => (
        <li key={page} className={css.line}>
          {article ? (
            <Link href={articleLink({ ...article, externalUrl: null })}>
              <Headline text={title} />
            </Link>
          ) : (
            <span>{title}</span>
          )}
          {page <= pages ? (
            <Link
              href={`${detailPath('magazineIssue', id)}?page=${page}#read`}
              className={css.lineEnd}
            >{t`p. ${page}`}</Link>
          ) : (
            <span className={css.lineEnd}>{t`p. ${page}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Props of {@link IssuePage}. */
interface IssuePageProps extends VisitedEntry<MagazineIssue> {
  title: string;
  /** The page of the e-zine that the URL names. */
  page: number;
  content: PageOfIssue | null;
}

function IssuePage({ item, industry, title, page, content }: IssuePageProps) {
  const { t } = useLingui();
  const { lang, languages } = useEdition();
  const language = languages.find(({ key }) => key === item.language);
  const { magazine, magazineTitle } = item;
  return (
    <>
      <DetailTop
        title={title}
        industry={industry}
        brief={item.brief}
        image={{
          arrangement: 'cover',
          content: <Image src={item.image} alt="" ratio="3:4" width={256} priority className={css.cover} />,
        }}
        facts={[
          {
            label: t`Magazine`,
            value: <Link href={entryListHref(issueKind.path, { magazineId: magazine.id })}>{magazineTitle}</Link>,
          },
          { label: t`Published`, value: <DateText instant={item.publishedAt} /> },
          { label: t`Language`, value: language && languageName(language.lang, lang) },
          { label: t`Number of pages`, value: item.pages },
        ]}
        actions={<Favourite item={{ kind: 'issue', id: item.id, title: title, image: item.image }} />}
      >
        {item.contents.length > 0 && (
          <section className={css.below}>
            <SectionHeading title={t`In this issue`} />
            <IssueContents {...item} />
          </section>
        )}
      </DetailTop>
      <Prose title={t`About this issue`} paragraphs={item.paragraphs} />
      <IssueReader item={item} title={title} page={page} content={content} />
      <Subscription magazine={magazine} />
      <CardSection title={t`More issues of ${magazineTitle}`} kind={issueKind} items={item.issues} />
    </>
  );
}

/** Loads and renders an issue of a magazine. */
export const loadIssue: PageLoader = async (visit) => {
  const { scope } = visit;
  const visited = await visitEntry(visit, 'issue', getIssue);
  const { item } = visited;
  const content = await loadPageOfIssue(visit, item);
  const { magazineTitle, year, period, magazine } = item;
  const title = scope.i18n._(msg`${magazineTitle}, ${year}, no. ${period}`);
  const path = detailPath('magazineIssue', item.id);
  return renderPage(scope, {
    name: 'issue',
    title,
    description: item.brief || item.paragraphs[0],
    path,
    counterpartPath: pathWhereIn(item, path),
    shared: { kind: 'magazineIssue', id: item.id },
    nearestPath: issueKind.path,
    crumbs: [
      ...listCrumbs(scope, issueKind),
      { name: magazineTitle, path: entryListHref(issueKind.path, { magazineId: magazine.id }) },
      { name: title, path },
    ],
    content: (
      <div className={css.page}>
        <IssuePage {...visited} title={title} page={parsePage(visit.url.searchParams.get('page'))} content={content} />
      </div>
    ),
    data: (head) => [issueData(item, title, head)],
  });
};
