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
    return renderPage(scope, {
      name: 'error',
      title: scope.i18n._(msg`Something went wrong`),
      path,
      indexed: false,
      content: <ErrorPage status={500} design={path === '/error' ? 'figures' : 'plate'} />,
    });
  };
