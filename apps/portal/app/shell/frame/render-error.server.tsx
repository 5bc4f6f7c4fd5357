import type { LoadedPage, WrittenHead } from '../../runtime/handle-request.server.tsx';
import type { LoaderProblem } from '../page/calls.server.ts';
import type { RequestScope } from '../page/request-scope.types.ts';
import { statusCopy } from '@millwright/ui/error-page';
import { ErrorContent } from './error-content.tsx';

/** Renders the error page of a status, with what the loader said of its problem. */
export function renderErrorPage(
  { i18n, edition, statics }: RequestScope,
  status: number,
  problem: unknown,
  error: unknown,
  { pathname, search }: URL,
): LoadedPage<WrittenHead> {
  const { requestId, elsewhere } = (problem ?? {}) as LoaderProblem;
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return {
    head: {
      tags: [
        { tag: 'title', text: `${i18n._(statusCopy(status).title)} | ${i18n._(edition.siteName)}` },
        { tag: 'meta', name: 'robots', content: 'noindex' },
      ],
      counterpartPath: '/',
    },
    page: statics.render(
      'error',
      <ErrorContent
        status={status}
        retryHref={pathname + search}
        requestId={requestId}
        elsewhere={elsewhere}
        details={details}
      />,
    ),
  };
}
