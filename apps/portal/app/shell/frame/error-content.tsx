import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPage, statusCopy, type ErrorPageStatus } from '@millwright/ui/error-page';

/** Props of {@link ErrorContent}. */
export interface ErrorContentProps {
  /** HTTP status, or `connection`. */
  status: ErrorPageStatus;
  /** Path and query of the page, which is tried again. */
  retryHref: string;
  /** Id of the request, by which the operator finds a fault in the log. @default none */
  requestId?: string;
  /** Where the same thing can be read, when only the other edition has it. @default nowhere */
  elsewhere?: string;
  /** What was thrown, while developing. @default nothing */
  details?: string | null;
}

/** The title of an error page. */
export function useErrorTitle(status: ErrorPageStatus): string {
  const { t, i18n } = useLingui();
  const { siteName } = useEdition();
  return `${t(statusCopy(status).title)} | ${i18n._(siteName)}`;
}

/** What an error page shows. */
export function ErrorContent({ elsewhere, ...page }: ErrorContentProps) {
  const { t } = useLingui();
  const links = elsewhere ? [{ href: elsewhere, label: t`Read this article in the other language` }] : [];
  return <ErrorPage {...page} links={links} />;
}
