import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { getVideo, listVideos } from '@millwright/api-client';
import {
  detailPath,
  isOwnPath,
  supplierVideoPath,
  videoSeriesPath,
  type Video,
  type VideoSummary,
} from '@millwright/domain';
import { DateText } from '@millwright/ui/date-text';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { formatDuration } from '@millwright/ui/video-card';
import type { VideoSource } from '@millwright/ui/video-player';
import { baseInfoOf, mainBudget, mainItem, notFound, section, sectionBudget } from '../../shell/page/calls.server.ts';
import { industryLookup, type NamedIndustry } from '../../shell/page/industry-lookup.ts';
import { Favourite, Player, Share } from './actions.server.tsx';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { CardSection, DetailTop, NamedLinks, Prose } from './detail-parts.server.tsx';
import * as css from './detail.css.ts';
import { videoData } from './entry-data.server.ts';
import { supplierKind, supplierVideoKind, videoKind } from './entry-kinds.server.tsx';
import { loadEntryList } from './entry-list.server.tsx';
import * as series from './video-series.css.ts';
import { renderEntry } from './entry-page.server.tsx';
import { idOf, listCrumbs, urlOf, visitEntry, type VisitedEntry } from './entry-visit.server.ts';

/** Props of {@link VideoPage}. */
interface VideoPageProps extends VisitedEntry<Video> {
  url: string;
  embedHosts: readonly string[];
  /** How related videos are shown. @default videoKind */
  relatedKind?: typeof videoKind;
  /** What to see next where little is related; null where it could not be had. @default nothing */
  more?: readonly VideoSummary[] | null;
}

/** A file of our own is played by the browser, anything else by the player of its site. */
const sourceOf = (player: string): VideoSource =>
  isOwnPath(player) ? { kind: 'file', files: [{ src: player, type: 'video/mp4' }] } : { kind: 'embed', src: player };

function VideoPage({
  item,
  industry,
  industryOf,
  url,
  embedHosts,
  relatedKind = videoKind,
  more = [],
}: VideoPageProps) {
  const { t } = useLingui();
  const edition = useEdition();

  return (
    <div className={css.screening}>
      <div className={css.screen}>
        {item.player ? (
          <Player
            title={item.title}
            source={sourceOf(item.player)}
            poster={item.image}
            durationSeconds={item.durationSeconds}
            chapters={item.chapters}
            embedHosts={embedHosts}
          />
        ) : (
          <Image src={item.image} alt="" width={800} priority className={css.outlined} />
        )}
        <DetailTop
          title={item.title}
          industry={industry}
          brief={item.brief}
          topics={{ kind: 'video', tags: item.tags }}
          facts={[
            { label: t`Published`, value: <DateText instant={item.publishedAt} /> },
            { label: t`Length`, value: formatDuration(item.durationSeconds, edition) },
            { label: t`Series`, value: industry && <Link href={videoSeriesPath(industry.id)}>{industry.name}</Link> },
          ]}
          actions={
            <>
              <Favourite item={{ kind: 'video', id: item.id, title: item.title, image: item.image }} />
              <Share url={url} title={item.title} />
            </>
          }
        />
        <Prose paragraphs={item.paragraphs} />
      </div>
      <aside className={css.programme} aria-label={t`Related videos`}>
        {item.owner && (
          <NamedLinks title={t`Supplier`} items={[item.owner]} hrefOf={(id) => detailPath('supplier', id)} />
        )}
        <CardSection
          title={t`Related videos`}
          kind={relatedKind}
          arrangement="pairs"
          items={item.related}
          industryOf={industryOf}
        />
        <CardSection title={t`More videos`} kind={videoKind} arrangement="pairs" items={more} industryOf={industryOf} />
      </aside>
    </div>
  );
}

const moreRows = 6;

/** What to see next where little is related: the latest others, as many as there is room for. */
async function latestVideos(scope: RequestScope, { id, related }: Video): Promise<VideoSummary[] | null> {
  const room = moreRows - related.length;
  if (room <= 0) return [];
  const latest = await section(scope, 'latest videos', listVideos(scope.client, { rows: 2 * moreRows }, sectionBudget));
  const isShown = new Set([id, ...related.map((video) => video.id)]);
  return latest && latest.items.filter((video) => !isShown.has(video.id)).slice(0, room);
}

/** Loads and renders a video. */
export const loadVideo: PageLoader = async (visit) => {
  const { scope } = visit;
  const visited = await visitEntry(visit, 'video', getVideo);
  const url = urlOf(scope, detailPath('video', visited.item.id));
  return renderEntry(visit, videoKind, visited, {
    name: 'video',
    detail: 'video',
    content: (
      <VideoPage {...visited} url={url} embedHosts={scope.playerHosts} more={await latestVideos(scope, visited.item)} />
    ),
    data: videoData,
  });
};

/**
 * Loads and renders a video of a supplier: the same film among the supplier's pages, for which `/videos/info` is
 * canonical.
 */
export const loadSupplierVideo: PageLoader = async (visit) => {
  const { scope } = visit;
  const visited = await visitEntry(visit, 'video', getVideo);
  const { item } = visited;
  const { owner } = item;
  if (!owner) throw notFound();
  const others = await mainItem(
    scope,
    'videos',
    listVideos(scope.client, { supplierId: owner.id, rows: 9 }, mainBudget),
  );
  const related = others.items.filter(({ id }) => id !== item.id);
  const { title: video } = item;
  const { title: supplier } = owner;
  return renderEntry(visit, supplierKind, visited, {
    name: 'supplier-video',
    detail: 'video',
    title: scope.i18n._(msg`${video} – ${supplier}`),
    crumbs: [
      ...listCrumbs(scope, supplierKind),
      { name: owner.title, path: detailPath('supplier', owner.id) },
      { name: item.title, path: supplierVideoPath(item.id) },
    ],
    content: (
      <VideoPage
        {...visited}
        item={{ ...item, related }}
        relatedKind={supplierVideoKind}
        url={urlOf(scope, detailPath('video', item.id))}
        embedHosts={scope.playerHosts}
      />
    ),
    data: videoData,
  });
};

/** How many series are offered next to the videos of all of them. */
const seriesOffered = 6;

/** Links to the series of the industries of which there are videos; without any, nothing. */
function SeriesLinks({ industries }: { industries: readonly NamedIndustry[] }) {
  const { t } = useLingui();
  if (industries.length === 0) return null;
  const label = t`Video series`;
  return (
    <nav aria-label={label} className={series.root}>
      <span className={series.label}>{label}</span>
      <ul className={series.list}>
        {industries.map(({ id, name }) => (
          <li key={id}>
            <Link href={videoSeriesPath(id)} className={series.name}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loads and renders the list of videos, with the series of its industries. */
export const loadVideos: PageLoader = (visit) =>
  loadEntryList(visit, videoKind, {
    intro: ({ filters, facets, industryOf }) => {
      const ids = filters.industryId === null ? facets.industries.map(({ value }) => value) : [filters.industryId];
      const hasVideos = facets.industries.length > 0;
      const industries = hasVideos ? ids.flatMap((id) => industryOf(id) ?? []) : [];
      return <SeriesLinks industries={industries.slice(0, seriesOffered)} />;
    },
  });

function VideoBlockPage({ name, videos }: { name: string; videos: readonly Parameters<typeof videoKind.card>[0][] }) {
  const { t } = useLingui();
  const [first, ...rest] = videos;
  return (
    <>
      <DetailTop title={t`Video series: ${name}`} industry={null} />
      {first && <div className={css.section}>{videoKind.card(first, { headingLevel: 2, priority: true })}</div>}
      <CardSection title={t`All episodes`} kind={videoKind} items={rest} />
    </>
  );
}

/** Loads and renders a series of videos: those of one industry, the newest first. */
export const loadVideoBlock: PageLoader = async (visit) => {
  const { scope } = visit;
  const id = idOf(visit);
  const [list, baseInfo] = await Promise.all([
    mainItem(scope, 'videos', listVideos(scope.client, { industryId: id, rows: 24 }, mainBudget)),
    baseInfoOf(scope),
  ]);
  const industry = industryLookup(baseInfo)(id);
  if (!industry || list.total === 0) throw notFound();
  const path = videoSeriesPath(id);
  const { name } = industry;
  const title = scope.i18n._(msg`Video series: ${name}`);
  return renderPage(scope, {
    name: 'video-block',
    title,
    description: scope.i18n._(videoKind.description(industry.name, list.total)),
    path,
    shared: list.items[0] && { kind: 'video', id: list.items[0].id },
    schema: 'CollectionPage',
    crumbs: [...listCrumbs(scope, videoKind), { name: industry.name, path }],
    content: (
      <div className={css.page}>
        <VideoBlockPage name={industry.name} videos={list.items} />
      </div>
    ),
  });
};
