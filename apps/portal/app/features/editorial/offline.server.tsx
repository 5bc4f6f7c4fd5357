import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@millwright/ui/empty-state';
import { SectionHeading } from '@millwright/ui/section-heading';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';
import * as css from './offline.css.ts';

function OfflinePage({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <>
      <SectionHeading title={title} level={1} />
      <EmptyState
        icon="offline"
        title={t`This page cannot be loaded without a connection`}
        message={t`The articles that you read last are kept on this device.`}
      />
      {/* The service worker writes the links into it. */}
      <ul className={css.articles} data-cached-articles />
    </>
  );
}

/** Renders the page that the service worker shows where there is no connection. */
export const loadOffline: PageLoader = async ({ scope }) => {
  const title = scope.i18n._(msg`You are offline`);
  return renderPage(scope, {
    name: 'offline',
    title,
    path: '/offline',
    indexed: false,
    content: <OfflinePage title={title} />,
  });
};
