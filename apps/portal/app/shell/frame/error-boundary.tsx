import { Component, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** What is shown in place of the children that threw. */
  fallback: (error: unknown) => ReactNode;
  /** Is notified of what they threw. @default nobody */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Shows something else where its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: { error: unknown } | null }> {
  override state = { caught: null as { error: unknown } | null };
  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }
  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
