import { useLingui } from '@lingui/react/macro';
import { getTradeShow } from '@millwright/api-client';
import { detailPath, type TradeShow } from '@millwright/domain';
import { LinkButton } from '@millwright/ui/button';
import { DateRange } from '@millwright/ui/date-text';
import { Image } from '@millwright/ui/image';
import { Favourite } from './actions.server.tsx';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { CardSection, DetailTop, NamedLinks, Prose } from './detail-parts.server.tsx';
import * as css from './detail.css.ts';
import { showData } from './entry-data.server.ts';
import { showKind } from './entry-kinds.server.tsx';
import { renderEntry } from './entry-page.server.tsx';
import { visitEntry, type VisitedEntry } from './entry-visit.server.ts';

function ShowPage({ item, industry, industryOf }: VisitedEntry<TradeShow>) {
  const { t } = useLingui();
  const place = [item.city, item.region?.name].filter(Boolean).join(' · ');
  return (
    <>
      <DetailTop
        title={item.title}
        industry={industry}
        brief={item.brief}
        topics={{ kind: 'exhibition', tags: item.tags }}
        image={
          item.image
            ? {
                arrangement: 'half',
                content: <Image src={item.image} alt="" width={640} priority className={css.outlined} />,
              }
            : undefined
        }
        facts={[
          { label: t`Dates`, value: <DateRange from={item.startsOn} to={item.endsOn} /> },
          { label: t`Venue`, value: item.venue },
          { label: t`Place`, value: place },
          { label: t`Organiser`, value: item.organiser },
        ]}
        actions={
          <>
            <LinkButton
              href={`${detailPath('tradeShow', item.id)}/calendar.ics`}
              variant="secondary"
              icon="calendar"
              download
            >
              {t`Add to calendar`}
            </LinkButton>
            <Favourite item={{ kind: 'show', id: item.id, title: item.title, image: item.image }} />
          </>
        }
      />
      <Prose title={t`About the exhibition`} paragraphs={item.paragraphs} />
      <NamedLinks
        title={t`Exhibitors among our suppliers`}
        items={item.exhibitors}
        hrefOf={(id) => detailPath('supplier', id)}
      />
      <CardSection title={t`More exhibitions`} kind={showKind} items={item.related} industryOf={industryOf} />
    </>
  );
}

/** Loads and renders a trade show. */
export const loadShow: PageLoader = async (visit) => {
  const visited = await visitEntry(visit, 'tradeShow', getTradeShow);
  return renderEntry(visit, showKind, visited, {
    name: 'trade-show',
    detail: 'tradeShow',
    content: <ShowPage {...visited} />,
    data: showData,
  });
};
