import { useLingui } from '@lingui/react/macro';
import { detailPath, type PressRelease } from '@millwright/domain';
import { DateText } from '@millwright/ui/date-text';
import { printPage, type PageLoader } from '../site/page.server.tsx';
import { CardSection, DetailTop, NamedLinks, Prose } from './detail-parts.server.tsx';
import * as css from './detail.css.ts';
import { pressReleaseKind } from './entry-kinds.server.tsx';
import { entryCrumbs, visitEntry, type VisitedEntry } from './entry-visit.server.ts';

function PressReleasePage({ item, industry, industryOf }: VisitedEntry<PressRelease>) {
  const { t } = useLingui();
  const { owner } = item;
  return (
    <>
      <DetailTop
        title={item.title}
        industry={industry}
        brief={item.brief}
        facts={[
          { label: t`Published`, value: <DateText instant={item.publishedAt} /> },
          { label: t`Issued by`, value: owner?.title },
        ]}
      />
      <Prose paragraphs={item.paragraphs} />
      {owner && <NamedLinks title={t`Issued by`} items={[owner]} hrefOf={(id) => detailPath('supplier', id)} />}
      <CardSection title={t`More press releases`} kind={pressReleaseKind} items={item.related} industryOf={industryOf} />
    </>
  );
}

/** Loads and prints a press release. */
export const loadPressRelease: PageLoader = async (visit) => {
  const { scope } = visit;
  const visited = await visitEntry(visit, 'pressRelease', (client, id, options) => client.pressReleases.byId(id, options));
  const { item, industry } = visited;
  const path = detailPath('pressRelease', item.id);
  return printPage(scope, {
    name: 'press-release',
    title: item.title,
    description: item.brief,
    path,
    shared: { kind: 'pressRelease', id: item.id },
    type: 'article',
    publishedAt: item.publishedAt,
    nearestPath: pressReleaseKind.path,
    crumbs: entryCrumbs(visit, pressReleaseKind, industry, { name: item.title, path }),
    content: <div className={css.page}><PressReleasePage {...visited} /></div>,
    data: ({ canonical }) => [
      { '@type': 'NewsArticle', headline: item.title, description: item.brief, datePublished: item.publishedAt, mainEntityOfPage: canonical },
    ],
  });
};
