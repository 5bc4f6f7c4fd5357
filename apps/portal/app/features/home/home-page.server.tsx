import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { ArticleSection } from '@millwright/ui/article-section';
import { DataChart } from '@millwright/ui/data-chart';
import { EntrySection, type SectionResult } from '@millwright/ui/entry-section';
import {
  FrontPage,
  HomeCovers,
  HomeDemands,
  HomeFigures,
  HomeMeetings,
  HomePartners,
  HomeRow,
} from '@millwright/ui/front-page';
import { MagazineIssueCard } from '@millwright/ui/magazine-issue-card';
import { ProductCard } from '@millwright/ui/product-card';
import { SupplierCard } from '@millwright/ui/supplier-card';
import { TradePostCard } from '@millwright/ui/trade-post-card';
import { TradeShowCard } from '@millwright/ui/trade-show-card';
import { VideoCard } from '@millwright/ui/video-card';
import { WhitePaperCard } from '@millwright/ui/white-paper-card';
import { Island } from '../../shell/islands/island.server.tsx';
import * as css from '../../shell/page/page.css.ts';
import type { HomeData } from './home-data.server.ts';
import { NextSteps, type MissingPart } from './next-steps.server.tsx';

type Listed<Item> = Exclude<SectionResult<Item>, { status: 'loading' }>;

const resultOf = <Item,>(list: { items: readonly Item[] } | null): Listed<Item> =>
  list ? { status: 'ready', items: list.items } : { status: 'failed', retryHref: '/' };

/** Whether a section is shown: one that could not be had is, with a link to try again; an empty one is left out. */
const isShown = (list: { items: readonly unknown[] } | null): boolean => list === null || list.items.length > 0;

/** What the home page of a new site says before it has its first article. */
function EmptyHome() {
  const { i18n } = useLingui();
  return <p>{i18n._(useEdition().welcome)}</p>;
}

/** Props of {@link HomePage}. */
export interface HomePageProps {
  home: HomeData;
  title: string;
  /** What the site lacks, which editors are told. */
  missing: readonly MissingPart[];
}

/** The home page: the news first, then what there is to see, to read, to buy and to visit. */
export function HomePage({ home, title, missing }: HomePageProps) {
  const { t } = useLingui();
  const { homePopup } = useEdition();
  const industryOf = (id: Id) => home.industryNames[id] ?? null;
  const {
    industries,
    latest,
    latestPath,
    seconds,
    leadChart,
    prices,
    figures,
    picks,
    mostRead,
    videos,
    issues,
    papers,
    products,
    suppliers,
    shows,
    demands,
    partners,
    now,
  } = home;
  return (
    <div className={css.page}>
      <NextSteps missing={missing} />
      <div id={css.firstScreenId}>
        <FrontPage
          title={title}
          stories={resultOf(latest)}
          seconds={seconds}
          empty={<EmptyHome />}
          leadFigure={leadChart && <DataChart {...leadChart} data="hidden" isCompact />}
          prices={prices}
          industries={industries}
          industryOf={industryOf}
          more={{ href: latestPath, label: t`All latest news` }}
        />
      </div>
      <HomeRow columns="mainAndSide">
        {isShown(picks) && (
          <ArticleSection
            title={t`Editor’s pick`}
            result={resultOf(picks)}
            industryOf={industryOf}
            more={{ href: '/articles/Editorpick', label: t`All picks` }}
          />
        )}
        {(!mostRead || mostRead.length > 0) && (
          <ArticleSection
            title={t`Most read`}
            arrangement="ranked"
            result={mostRead ? { status: 'ready', items: mostRead } : { status: 'failed', retryHref: '/' }}
          />
        )}
      </HomeRow>
      <HomeRow>
        <HomeFigures title={t`Figures of the week`} figures={figures} />
      </HomeRow>
      <HomeRow columns="sourcing">
        {isShown(demands) && (
          <EntrySection
            title={t`Sourcing`}
            more={{ href: '/showroom/platform', label: t`All posts` }}
            result={resultOf(demands)}
            renderItem={(post, place) => <TradePostCard post={post} now={now} compact {...place} />}
            renderAll={(items) => <HomeDemands demands={items} caption={t`Sourcing`} />}
          />
        )}
        {isShown(products) && (
          <EntrySection
            title={t`New products`}
            more={{ href: '/showroom/products', label: t`All products` }}
            result={resultOf(products)}
            renderItem={(product, place) => <ProductCard product={product} terse {...place} />}
          />
        )}
      </HomeRow>
      <HomeRow>
        {isShown(issues) && (
          <EntrySection
            title={t`Magazines`}
            more={{ href: '/magazines', label: t`All issues` }}
            result={resultOf(issues)}
            renderItem={(issue, place) => <MagazineIssueCard issue={issue} {...place} />}
            renderAll={(items, place) => <HomeCovers issues={items} {...place} />}
          />
        )}
      </HomeRow>
      <HomeRow columns="quarters">
        {isShown(videos) && (
          <EntrySection
            title={t`Videos`}
            more={{ href: '/videos', label: t`All videos` }}
            result={resultOf(videos)}
            renderItem={(video, place) => <VideoCard video={video} {...place} />}
          />
        )}
      </HomeRow>
      <HomeRow columns="halves">
        {isShown(papers) && (
          <EntrySection
            title={t`White papers`}
            arrangement="lines"
            more={{ href: '/whitepapers', label: t`All white papers` }}
            result={resultOf(papers)}
            renderItem={(paper, place) => <WhitePaperCard paper={paper} {...place} />}
          />
        )}
        <div>
          {isShown(shows) && (
            <EntrySection
              title={t`Upcoming exhibitions`}
              arrangement="lines"
              more={{ href: '/tradeshow', label: t`All exhibitions` }}
              result={resultOf(shows)}
              renderItem={(show, place) => <TradeShowCard show={show} now={now} compact {...place} />}
            />
          )}
          <HomeMeetings />
        </div>
      </HomeRow>
      <HomeRow>
        {isShown(suppliers) && (
          <EntrySection
            title={t`Featured suppliers`}
            arrangement="columns"
            more={{ href: '/showroom/suppliers', label: t`All suppliers` }}
            result={resultOf(suppliers)}
            renderItem={(supplier, place) => <SupplierCard supplier={supplier} terse {...place} />}
          />
        )}
      </HomeRow>
      <HomeRow>
        <HomePartners partners={partners} />
      </HomeRow>
      {homePopup && <Island name="homePopup" props={{}} when="move" />}
    </div>
  );
}
