import { DownloadLayout } from '@millwright/ui/layout-download';
import { EmptyLayout } from '@millwright/ui/layout-empty';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { useShell } from './shell.ts';
import { useBareLayout } from './use-frame.tsx';

/** A page without a header: with the footer in the Download layout, without it in the Empty one (spec §2 Layouts). */
export function BareFrame() {
  const hasFooter = useShell().layout === 'download';
  const layout = useBareLayout();
  return hasFooter ? (
    <DownloadLayout {...layout} footer={<StaticHtmlPlace name="footer" />} />
  ) : (
    <EmptyLayout {...layout} />
  );
}
