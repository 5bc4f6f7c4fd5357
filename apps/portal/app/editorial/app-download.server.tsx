import type { EditorialPage } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { AppOffer } from '@millwright/ui/app-offer';
import { EditorialBlocks } from '@millwright/ui/editorial-blocks';
import { mainBudget, mainItem } from '../site/calls.server.ts';
import { printPage, type PageLoader } from '../site/page.server.tsx';

/** An id or a url name of an article, as the floating bar states it. */
const segment = /^[\w-]{1,64}$/;

/** What the app does and where it is had; further words of the editors below. */
function AppDownloadPage({ page: { title, blocks }, articleId }: { page: EditorialPage; articleId: string | null }) {
  // Without an app there is nothing to say of it.
  const [first, ...rest] = useEdition().app ? blocks : [];
  const features = first?.type === 'text' ? first.paragraphs : [];
  return (
    <>
      <AppOffer title={title} features={features} articleId={articleId} />
      <EditorialBlocks blocks={rest.filter(({ type }) => type !== 'links')} />
    </>
  );
}

/** Loads and prints the page that offers the app; `?type=article&id=` is the article that it opens at. */
export const loadAppDownload: PageLoader = async ({ scope, url }) => {
  const page = await mainItem(scope, 'page', scope.client.pages.bySlug('appdownload', mainBudget));
  const id = url.searchParams.get('type') === 'article' ? url.searchParams.get('id') : null;
  return printPage(scope, {
    name: 'app-download',
    title: page.title,
    description: page.brief,
    path: '/appdownload',
    crumbs: [{ name: page.title, path: '/appdownload' }],
    content: <AppDownloadPage page={page} articleId={id && segment.test(id) ? id : null} />,
  });
};
