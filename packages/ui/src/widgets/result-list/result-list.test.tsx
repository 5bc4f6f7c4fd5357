import type { VideoSummary } from '@millwright/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { EntityCard } from '../entity-card/index.ts';
import { ResultList } from './result-list.tsx';
import type { ListKind, ListResult, ResultListProps } from './result-list.types.ts';

const renderItem: ResultListProps<VideoSummary>['renderItem'] = (video, place) => (
  <EntityCard
    title={video.title}
    href={`/videos/info/${video.id}`}
    image={{ src: video.image, ratio: '16:9', width: 320 }}
    {...place}
  />
);
const ready = (total: number): ListResult<VideoSummary> => ({ status: 'ready', items: entities.en.videos, total });
const none: ListResult<VideoSummary> = { status: 'ready', items: [], total: 0 };

describe('the result list', () => {
  it('states the result count, and the page above 1 only [OS-03]', () => {
    const { rerender } = renderIn(
      'en',
      <ResultList kind="video" title="Videos" result={ready(1234)} renderItem={renderItem} />,
    );
    expect(screen.getByText('1,234 videos')).toBeInTheDocument();
    rerender(<ResultList kind="video" title="Videos" page={3} result={ready(1234)} renderItem={renderItem} />);
    expect(screen.getByText('1,234 videos, page 3')).toBeInTheDocument();
  });

  it.each<[ListKind, string]>([
    ['article', '共 1 篇文章'],
    ['video', '共 1 个视频'],
    ['magazineIssue', '共 1 期杂志'],
    ['whitePaper', '共 1 份白皮书'],
    ['supplier', '共 1 家供应商'],
    ['product', '共 1 款产品'],
    ['tradePost', '共 1 条供求信息'],
    ['tradeShow', '共 1 场展会'],
    ['pressRelease', '共 1 篇新闻稿'],
    ['searchHit', '1 条结果'],
    ['favourite', '共 1 条收藏'],
  ])('counts %s with the right word in Chinese', (kind, count) => {
    renderIn('cn', <ResultList kind={kind} title="列表" result={ready(1)} renderItem={renderItem} />);
    expect(screen.getByText(count)).toBeInTheDocument();
  });

  it('gives each item the level below its heading, and loads the first image at once', () => {
    const { container } = renderIn(
      'en',
      <ResultList kind="video" title="Videos" headingLevel={2} result={ready(4)} renderItem={renderItem} />,
    );
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
    ]);
  });

  it('recommends articles where there is nothing [ER-20]', () => {
    renderIn(
      'en',
      <ResultList
        kind="video"
        title="Videos"
        result={none}
        renderItem={renderItem}
        recommended={content.en.articles.slice(0, 2)}
      />,
    );
    expect(screen.getByText('No data')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('says that nothing is there yet where nothing narrows it, and advises no fewer filters', () => {
    renderIn('en', <ResultList kind="video" title="Videos" result={none} renderItem={renderItem} isNarrowed={false} />);
    expect(screen.getByText('Nothing here yet')).toBeInTheDocument();
    expect(screen.queryByText(/No data|fewer filters/)).toBeNull();
  });

  it.each(['failed', 'offline'] as const)('tries again by a link where it is %s', (status) => {
    renderIn(
      'en',
      <ResultList
        kind="video"
        title="Videos"
        result={{ status, retryHref: '/videos?page=2' }}
        renderItem={renderItem}
      />,
    );
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/videos?page=2');
  });

  it('says that it is busy while it loads', () => {
    const { container } = renderIn(
      'en',
      <ResultList kind="video" title="Videos" result={{ status: 'loading' }} renderItem={renderItem} />,
    );
    expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading videos')).toBeInTheDocument();
  });

  describe.each(editionKeys)('in %s', (edition) => {
    it.each<ListResult<VideoSummary>>([
      ready(4),
      none,
      { status: 'failed', retryHref: '/videos' },
      { status: 'offline', retryHref: '/videos' },
      { status: 'loading' },
    ])('hydrates $status without a difference', (result) =>
      expectCleanHydration(
        edition,
        <ResultList kind="video" title="Videos" layout="grid" result={result} renderItem={renderItem} />,
      ),
    );
  });
});
