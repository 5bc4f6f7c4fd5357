import type { EditionKey } from '@millwright/domain';
import type { ReactNode } from 'react';

/** Props of {@link ErrorBoundaryFallback}. */
export interface ErrorBoundaryFallbackProps {
  /** The edition, where it is known. @default both languages */
  edition?: EditionKey | null;
  /** In production the number of the request, in development what was thrown. @default none */
  details?: string | null;
}

/** Props of {@link ErrorPageGuard}. */
export interface ErrorPageGuardProps {
  /** The error page. */
  children: ReactNode;
  /** Identifies the navigation: with another key the error page gets a new chance. */
  resetKey: string;
  /** The edition, where it is known. @default both languages */
  edition?: EditionKey | null;
  /** Makes details of what was thrown. Must not throw. @default no details */
  describe?: (error: unknown) => string | null;
}
