import { DownloadLayout } from '@millwright/ui/layout-download';
import { EmptyLayout } from '@millwright/ui/layout-empty';
import type { ReactNode } from 'react';
import { Static, type StaticPart } from '../alive/static.tsx';
import { Islands } from '../islands/islands.tsx';
import { layoutParts } from './frame-parts.tsx';
import { usePageRuntime } from './use-page-runtime.ts';

/** Props of {@link BareShell}. */
export interface BareShellProps {
  /** The footer. @default none */
  footer?: StaticPart;
  /** The page. */
  children: ReactNode;
}

/** A page without a header: with the footer in the Download layout, without it in the Empty one (spec §2 Layouts). */
export function BareShell({ footer, children }: BareShellProps) {
  const runtime = usePageRuntime();
  const parts = layoutParts(runtime);
  const page = (
    <>
      {children}
      <Islands runtime={runtime} />
    </>
  );
  return footer ? (
    <DownloadLayout {...parts} footer={<Static part={footer} />}>
      {page}
    </DownloadLayout>
  ) : (
    <EmptyLayout {...parts}>{page}</EmptyLayout>
  );
}
