export { fallbackCopy, type FallbackCopy } from './error-boundary-fallback.copy.ts';
export { ErrorBoundaryFallback } from './error-boundary-fallback.tsx';
export type { ErrorBoundaryFallbackProps, ErrorPageGuardProps } from './error-boundary-fallback.types.ts';
export { ErrorPageGuard } from './error-page-guard.tsx';
