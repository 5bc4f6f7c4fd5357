import { DownloadLayout } from '@millwright/ui/layout-download';
import { EmptyLayout } from '@millwright/ui/layout-empty';
import { Islands } from '../islands/islands.tsx';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { layoutParts } from './frame-parts.tsx';
import { MainContent } from './main-content.tsx';
import { useShell } from './shell.ts';
import { usePageRuntime } from './use-page-runtime.ts';

/** A page without a header: with the footer in the Download layout, without it in the Empty one (spec §2 Layouts). */
export function BareFrame() {
  const { layout } = useShell();
  const runtime = usePageRuntime();
  const page = (
    <>
      <MainContent />
      <Islands runtime={runtime} />
    </>
  );
  return layout === 'download' ? (
    <DownloadLayout {...layoutParts(runtime)} footer={<StaticHtmlPlace name="footer" />}>
      {page}
    </DownloadLayout>
  ) : (
    <EmptyLayout {...layoutParts(runtime)}>{page}</EmptyLayout>
  );
}
