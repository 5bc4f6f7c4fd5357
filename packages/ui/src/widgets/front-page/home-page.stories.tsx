import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentFor } from '../../testing/content.fixtures.ts';
import { entities, readOn } from '../../testing/entities.fixtures.ts';
import { EntrySection, type SectionResult } from '../entry-section/index.ts';
import { MagazineIssueCard } from '../magazine-issue-card/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { SupplierCard } from '../supplier-card/index.ts';
import { TradePostCard } from '../trade-post-card/index.ts';
import { TradeShowCard } from '../trade-show-card/index.ts';
import { VideoCard } from '../video-card/index.ts';
import { WhitePaperCard } from '../white-paper-card/index.ts';
import { tables } from '../../testing/data-chart.fixtures.ts';
import { FrontPage, HomeCovers, HomeDemands, HomeFigures, HomeMeetings, HomePartners, HomeRow } from './index.ts';

const headings = {
  cn: ['最新视频', '杂志', '白皮书', '新品', '推荐供应商', '展会日历', '采购需求', '一周数字', '全部'],
  en: [
    'Latest videos',
    'Magazines',
    'White papers',
    'New products',
    'Featured suppliers',
    'Exhibitions',
    'Sourcing',
    'Figures of the week',
    'All',
  ],
} as const;

/** Props of the whole home page. */
interface WholeHomePageProps {
  /** What became of the requests for its sections. */
  sections: 'ready' | 'failed' | 'empty';
  /** The stories and entities of the toolbar's edition. */
  globals?: Record<string, unknown>;
}

const WholeHomePage = ({ sections, globals = {} }: WholeHomePageProps) => {
  const edition = globals['edition'] === 'cn' ? 'cn' : 'en';
  const told = contentFor(globals);
  const { videos, issues, papers, products, suppliers, shows, posts } = entities[edition];
  const [video, magazine, paper, product, supplier, show, post, figures, all] = headings[edition];
  const of = <Item,>(items: readonly Item[]): SectionResult<Item> =>
    sections === 'failed'
      ? { status: 'failed', retryHref: '/' }
      : { status: 'ready', items: sections === 'empty' ? [] : items };
  const more = (href: string, what: string) => ({
    href,
    label: `${all}${edition === 'cn' ? '' : ' '}${edition === 'cn' ? what : what.toLowerCase()}`,
  });
  return (
    <main style={{ maxWidth: 1280, marginInline: 'auto' }}>
      <FrontPage
        title="Millwright"
        stories={{ status: 'ready', items: told.articles }}
        industries={told.industries}
        industryOf={told.industryOf}
      />
      <HomeRow>
        <HomeFigures
          title={figures}
          figures={told.articles.slice(9, 13).map((article) => ({
            article,
            chart: { table: tables.prices[edition], kind: 'bar', columns: [1], title: article.brief || article.title },
          }))}
        />
      </HomeRow>
      <HomeRow columns="sourcing">
        <EntrySection
          title={post}
          result={of(posts)}
          renderItem={(item, place) => <TradePostCard post={item} now={readOn} compact {...place} />}
          renderAll={(items) => <HomeDemands demands={items} caption={post} />}
        />
        <EntrySection
          title={product}
          more={more('/showroom/products', product)}
          result={of(products)}
          renderItem={(item, place) => <ProductCard product={item} terse {...place} />}
        />
      </HomeRow>
      <HomeRow>
        <EntrySection
          title={magazine}
          more={more('/magazines', magazine)}
          result={of(
            [0, 1, 2].flatMap((shelf) => issues.map((issue) => ({ ...issue, id: issue.id + shelf * 10 }))).slice(0, 9),
          )}
          renderItem={(item, place) => <MagazineIssueCard issue={item} {...place} />}
          renderAll={(items, place) => <HomeCovers issues={items} {...place} />}
        />
      </HomeRow>
      <HomeRow columns="quarters">
        <EntrySection
          title={video}
          more={more('/videos', video)}
          result={of(videos.slice(0, 4))}
          renderItem={(item, place) => <VideoCard video={item} {...place} />}
        />
      </HomeRow>
      <HomeRow columns="halves">
        <EntrySection
          title={paper}
          arrangement="lines"
          more={more('/whitepapers', paper)}
          result={of(papers)}
          renderItem={(item, place) => <WhitePaperCard paper={item} {...place} />}
        />
        <div>
          <EntrySection
            title={show}
            arrangement="lines"
            more={more('/tradeshow', show)}
            result={of(shows)}
            renderItem={(item, place) => <TradeShowCard show={item} now={readOn} compact {...place} />}
          />
          <HomeMeetings />
        </div>
      </HomeRow>
      <HomeRow>
        <EntrySection
          title={supplier}
          arrangement="columns"
          result={of(suppliers)}
          renderItem={(item, place) => <SupplierCard supplier={item} terse {...place} />}
        />
      </HomeRow>
      <HomeRow>
        <HomePartners
          partners={suppliers.map(({ title }, index) => ({
            title,
            url: index === 0 ? 'https://partner.example/' : null,
          }))}
        />
      </HomeRow>
    </main>
  );
};

const meta = {
  title: 'Widgets/Home page',
  component: WholeHomePage,
  argTypes: {
    sections: {
      description: 'What became of the requests for the sections.',
      control: { type: 'radio' },
      options: ['ready', 'failed', 'empty'],
    },
  },
  args: { sections: 'ready' },
  render: (args, { globals }) => <WholeHomePage {...args} globals={globals} />,
} satisfies Meta<typeof WholeHomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that the home page shows, in its order. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(10);
    await expect(canvasElement.querySelectorAll('[data-variant="title"]')).toHaveLength(8);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing but the news could be had: each section says so and tries again by a link. */
export const SectionsFailed: Story = {
  args: { sections: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Try again|重试/ })).toHaveLength(7);
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};

export const SectionsEmpty: Story = {
  args: { sections: 'empty' },
  parameters: { badInput: 'emptyList', requirements: ['ER-28'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/No data|暂无数据/)).toHaveLength(7);
  },
};
