export { fallbackCopy, fallbackCopyIn, type FallbackCopy } from './error-boundary-fallback.copy.ts';
export {
  ErrorBoundaryFallback,
  type ErrorBoundaryFallbackProps,
  type ErrorPageGuardProps,
} from './error-boundary-fallback.tsx';
export { ErrorPageGuard } from './error-page-guard.tsx';
