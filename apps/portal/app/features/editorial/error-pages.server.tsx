import { msg } from '@lingui/core/macro';
import { ErrorPage } from '@millwright/ui/error-page';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';

/**
 * The generic error page, or its alternative design, under a URL of its own (decision D20); not for search
 * engines.
 */
export const errorPage =
  (path: '/error' | '/error1'): PageLoader =>
  async ({ scope }) => {
    const title = scope.i18n._(msg`Something went wrong`);
    return renderPage(scope, {
      name: 'error',
      title,
      path,
      indexed: false,
      crumbs: [{ name: title, path }],
      content: <ErrorPage status={500} design={path === '/error' ? 'figures' : 'plate'} />,
    });
  };
