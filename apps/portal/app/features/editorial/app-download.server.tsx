import { getEditorialPage } from '@millwright/api-client';
import type { EditorialPage } from '@millwright/domain';
import { AppOffer } from '@millwright/ui/app-offer';
import { EditorialBlocks } from '@millwright/ui/editorial-blocks';
import { QrCode } from '@millwright/ui/qr-code';
import { Island } from '../../shell/islands/island.server.tsx';
import type { IslandProps } from '../../shell/islands/islands.types.ts';
import { mainBudget, mainItem } from '../../shell/page/calls.server.ts';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';

/** An id or a url name of an article, as the floating bar states it. */
const segment = /^[\w-]{1,64}$/;

/** What the app does and where it is had, or what the site does on a phone; further words of the editors below. */
function AppDownloadPage({
  page: { title, blocks },
  url,
  articleId,
}: {
  page: EditorialPage;
  url: string;
  articleId: string | null;
}) {
  const [first, ...rest] = blocks;
  const features = first?.type === 'text' ? first.paragraphs : [];
  return (
    <>
      <AppOffer
        title={title}
        features={features}
        articleId={articleId}
        qr={<Code url={url} hosts={[new URL(url).hostname]} label={title} />}
      />
      <EditorialBlocks blocks={rest.filter(({ type }) => type !== 'links')} />
    </>
  );
}

/** The URL of a page as a code; as a link before it is drawn. */
const Code = (code: IslandProps['qr']) => (
  <Island name="qr" props={code}>
    <QrCode {...code} />
  </Island>
);

/** Loads and renders the page that offers the app; `?type=article&id=` is the article that it opens at. */
export const loadAppDownload: PageLoader = async ({ scope, url }) => {
  const page = await mainItem(scope, 'page', getEditorialPage(scope.client, 'appdownload', mainBudget));
  const id = url.searchParams.get('type') === 'article' ? url.searchParams.get('id') : null;
  const articleId = id && segment.test(id) ? id : null;
  const { origins, editionKey } = scope.site;
  // Without an app a phone is led to what it would open.
  const here = articleId ? `/appdownload?type=article&id=${articleId}` : '/appdownload';
  const there = articleId ? `/article/${articleId}` : '/';
  const href = origins[editionKey] + (scope.edition.app ? here : there);
  return renderPage(scope, {
    name: 'app-download',
    title: page.title,
    description: page.brief,
    path: '/appdownload',
    content: <AppDownloadPage page={page} url={href} articleId={articleId} />,
  });
};
