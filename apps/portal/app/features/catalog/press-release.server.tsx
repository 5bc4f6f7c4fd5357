import { getPressRelease } from '@millwright/api-client';
import { loadEntryList } from './entry-list.server.tsx';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type PressRelease } from '@millwright/domain';
import { DateText } from '@millwright/ui/date-text';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { newsData } from '../articles/news-data.server.ts';
import { CardSection, DetailTop, NamedLinks, Prose } from './detail-parts.server.tsx';
import { pressReleaseKind } from './entry-kinds.server.tsx';
import { renderEntry } from './entry-page.server.tsx';
import { visitEntry, type VisitedEntry } from './entry-visit.server.ts';

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
      <CardSection
        title={t`More press releases`}
        kind={pressReleaseKind}
        items={item.related}
        industryOf={industryOf}
      />
    </>
  );
}

/** Loads and renders a press release. */
export const loadPressRelease: PageLoader = async (visit) => {
  const visited = await visitEntry(visit, 'pressRelease', getPressRelease);
  const { site, edition } = visit.scope;
  const origin = site.origins[site.editionKey];
  return renderEntry(visit, pressReleaseKind, visited, {
    name: 'press-release',
    detail: 'pressRelease',
    type: 'article',
    publishedAt: visited.item.publishedAt,
    content: <PressReleasePage {...visited} />,
    data: ({ title, publishedAt, owner }, head) =>
      newsData({ title, publishedAt, author: null, source: owner?.title ?? '' }, head, origin, edition.lang),
  });
};

/** Lists the press releases: the media centre. */
export const loadMediaCentre: PageLoader = (visit) => loadEntryList(visit, pressReleaseKind);
