import { ErrorBoundaryFallback } from '@millwright/ui/error-boundary-fallback';
import { Component, type ReactNode } from 'react';

/** Props of {@link RootBoundary}. */
export interface RootBoundaryProps {
  /** Where the visitor is: another place is normal again. */
  location: unknown;
  children: ReactNode;
}

/**
 * Stands around the whole document in the browser, for a fault of the error page of the root: words alone, without
 * providers.
 */
export class RootBoundary extends Component<RootBoundaryProps, { failed: boolean; location: unknown }> {
  override state = { failed: false, location: this.props.location };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: RootBoundaryProps, state: { location: unknown }) {
    return location === state.location ? null : { failed: false, location };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang={document.documentElement.lang}>
        <body>
          <ErrorBoundaryFallback />
        </body>
      </html>
    );
  }
}
