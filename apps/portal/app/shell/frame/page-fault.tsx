import { EmptyLayout } from '@millwright/ui/layout-empty';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPageGuard } from '@millwright/ui/error-boundary-fallback';
import { Component, Suspense, type ReactNode } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { LazyFailedPage } from './main-content.tsx';

interface BoundaryProps {
  /** Identifies the navigation: another page is another document. */
  navigation: string;
  render: (fault: unknown) => ReactNode;
  children: ReactNode;
}

class FaultBoundary extends Component<BoundaryProps, { caught: { fault: unknown } | null }> {
  override state = { caught: null as { fault: unknown } | null };
  static getDerivedStateFromError(fault: unknown) {
    return { caught: { fault } };
  }
  override componentDidUpdate({ navigation }: BoundaryProps) {
    // The HTML of the page went with its frame.
    if (this.state.caught && navigation !== this.props.navigation) location.reload();
  }
  override render() {
    const { caught } = this.state;
    return caught ? this.props.render(caught.fault) : this.props.children;
  }
}

/** Shows the error page for a fault of the page's frame in the browser, and words alone for a fault of that. */
export function PageFault({ children }: { children: ReactNode }) {
  const { key } = usePageLocation();
  const edition = useEdition<MillwrightEdition>();
  const errorPage = (fault: unknown) => (
    <ErrorPageGuard resetKey={key} edition={edition.key}>
      <EmptyLayout>
        <Suspense>
          <LazyFailedPage failure={fault} />
        </Suspense>
      </EmptyLayout>
    </ErrorPageGuard>
  );
  return (
    <FaultBoundary navigation={key} render={errorPage}>
      {children}
    </FaultBoundary>
  );
}
