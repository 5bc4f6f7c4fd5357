import { DefaultLayout } from '@millwright/ui/layout-default';
import { LoadingBar } from '@millwright/ui/loading-bar';
import { Toasts } from '@millwright/ui/toasts';
import type { ReactNode } from 'react';
import { Static, type StaticPart } from '../alive/static.tsx';
import { usePageRuntime } from './use-page-runtime.ts';

/** Props of {@link BareShell}. */
export interface BareShellProps {
  /** The footer. @default none */
  footer?: StaticPart;
  /** The page. */
  children: ReactNode;
}

/** A page without a header: with the footer the Download layout, without it the Empty one (spec §2 Layouts). */
export function BareShell({ footer, children }: BareShellProps) {
  const { bar, toasts } = usePageRuntime();
  return (
    <DefaultLayout header={null} footer={footer && <Static part={footer} />} loadingBar={<LoadingBar bar={bar} />} toasts={<Toasts toasts={toasts} />}>
      {children}
    </DefaultLayout>
  );
}
