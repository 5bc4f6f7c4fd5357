import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '@testing-library/react';
import { NumberField } from '../primitives/number-field/index.ts';
import { Textarea } from '../primitives/textarea/index.ts';
import { contents, hrefOfPage, pageCount } from '../widgets/e-zine-reader/e-zine-reader.fixtures.ts';
import { EzineReader } from '../widgets/e-zine-reader/index.ts';
import { LocalTime } from '../widgets/evidence-card/local-time.tsx';
import { favourites } from '../widgets/favourite-list/favourite-list.fixtures.ts';
import { FavouriteList } from '../widgets/favourite-list/index.ts';
import { articleListHref, noArticleFilters } from '../widgets/filter-bar/article-list-href.ts';
import { facets } from '../widgets/filter-bar/filter-bar.fixtures.ts';
import { ArticleFilters } from '../widgets/filter-bar/index.ts';
import { MagazineIssueCard } from '../widgets/magazine-issue-card/index.ts';
import { VideoCard } from '../widgets/video-card/index.ts';
import { VideoPlayer } from '../widgets/video-player/index.ts';
import { chapters, file } from '../widgets/video-player/video-player.fixtures.ts';
import { entities } from './entities.fixtures.ts';
import { renderInOwn } from './own-edition.tsx';

const { videos, issues } = entities.en;

/** What writes numbers of its own, with what it must write in Arabic as Egypt does. */
const shown: Record<string, [element: ReactElement, part: string, text: string]> = {
  'the counter of a text area': [<Textarea key="" maxLength={2000} defaultValue="four" />, 'p', '٤ / ٢٠٠٠'],
  'a number with its unit': [<NumberField key="" defaultValue={1250} unit="kg" />, 'input', '١٬٢٥٠ kg'],
  'a running time': [<VideoCard key="" video={videos[0]!} />, '[class*=duration] > [aria-hidden]', '١٢:٠٥'],
  'the chapters of a video': [
    <VideoPlayer key="" title="Casting" source={file} poster={null} chapters={chapters} />,
    'ol',
    '٠:٠٠ ٠:٠١ ١:٠٢:٠٥',
  ],
  'the time at a supplier': [<LocalTime key="" regionCode="DE" regionName="Germany" />, 'p > span', '٢٣:٥٩'],
  'the year and issue of a magazine': [
    <MagazineIssueCard key="" issue={{ ...issues[0]!, magazineTitle: 'Metalworking' }} />,
    'h3',
    '٢٠٢٦ ١١',
  ],
  'the count of favourites': [
    <FavouriteList key="" state={{ status: 'ready', items: favourites.en }} loginHref="/login" />,
    '[data-kind=product] > :first-child',
    '٢',
  ],
  'the years of a filter': [
    <ArticleFilters
      key=""
      filters={noArticleFilters}
      facets={{ ...facets, types: [], industries: [], tags: [] }}
      industries={[]}
      tags={[]}
      hrefOf={articleListHref}
    />,
    'ul',
    '٢٠٢٦',
  ],
  'the contents of a magazine': [
    <EzineReader
      key=""
      title="Metalworking"
      contents={contents}
      {...{ hrefOfPage, pageCount }}
      page={1}
      content={null}
    />,
    'ol',
    '١',
  ],
};

/** What is written, and what is read in its place. */
const textOf = (part: Element) => part.getAttribute('aria-valuetext') ?? part.textContent;

describe('in the digits of its language', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date('2026-12-24T22:59:30Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each(Object.entries(shown))('%s', async (_, [element, part, text]) => {
    const { container } = renderInOwn({ key: 'ar', lang: 'ar-EG' }, element);
    await act(async () => vi.advanceTimersByTime(0));
    const written = textOf(container.querySelector(part)!);
    expect(written.match(/[\d٠-٩]+(?:[:٬][\d٠-٩]+)*(?: \/ [\d٠-٩]+| kg)?/g)?.join(' ')).toContain(text);
    expect(written).not.toMatch(/\d/);
  });
});
