'use client';

import { Component, type ReactNode } from 'react';
import { ErrorBoundaryFallback, type ErrorPageGuardProps } from './error-boundary-fallback.tsx';

interface GuardState {
  /** What the error page threw; undefined while it has thrown nothing. */
  caught: { error: unknown } | undefined;
  /** The navigation that it belongs to. */
  resetKey: string;
}

/**
 * Stands around the error page in the browser and shows the fallback if it throws. The next navigation is normal again.
 * A server has no such boundary: there the caller renders the fallback itself.
 */
export class ErrorPageGuard extends Component<ErrorPageGuardProps, GuardState> {
  override state: GuardState = { caught: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorPageGuardProps, state: GuardState): GuardState | null {
    return resetKey === state.resetKey ? null : { caught: undefined, resetKey };
  }

  override render(): ReactNode {
    const { children, edition, copy, describe } = this.props;
    const { caught } = this.state;
    if (!caught) return children;
    return <ErrorBoundaryFallback edition={edition} copy={copy} details={describe?.(caught.error)} />;
  }
}
