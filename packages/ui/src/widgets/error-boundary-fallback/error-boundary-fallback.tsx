import { htmlLang, type EditionKey } from '@millwright/domain';
import type { ReactNode } from 'react';
import { fallbackCopy, fallbackCopyIn, type FallbackCopy } from './error-boundary-fallback.copy.ts';
import * as css from './error-boundary-fallback.css.ts';

/** Props of {@link ErrorBoundaryFallback}. */
export interface ErrorBoundaryFallbackProps {
  /**
   * The edition, where it is known: its language, or English where the fallback has no words. @default Chinese and
   * English
   */
  edition?: EditionKey | null;
  /** The words of a site of its own, for example `fallbackCopyIn('de')`. @default those of the edition */
  copy?: FallbackCopy;
  /** In production the request id, in development what was thrown. @default none */
  details?: string | null;
}

/** Props of {@link ErrorPageGuard}. */
export interface ErrorPageGuardProps {
  /** The error page. */
  children: ReactNode;
  /** Identifies the navigation: with another key the error page gets a new chance. */
  resetKey: string;
  /**
   * The edition, where it is known: its language, or English where the fallback has no words. @default Chinese and
   * English
   */
  edition?: EditionKey | null;
  /** The words of a site of its own, for example `fallbackCopyIn('de')`. @default those of the edition */
  copy?: FallbackCopy;
  /** Makes details of what was thrown. Must not throw. @default no details */
  describe?: (error: unknown) => string | null;
}

/**
 * What is shown when the error page itself fails (spec §8): heading, text, details and a plain link home. It needs no
 * provider, no router and no translation.
 */
export const ErrorBoundaryFallback = ({ edition, copy: own, details }: ErrorBoundaryFallbackProps) => {
  const copies = own ? [own] : edition ? [fallbackCopyIn(htmlLang(edition))] : [fallbackCopy.cn, fallbackCopy.en];
  return (
    <div className={css.page} role="alert">
      {copies.map((copy) => (
        <section key={copy.lang} lang={copy.lang} className={css.part}>
          <h1 className={css.heading}>{copy.heading}</h1>
          <p className={css.text}>{copy.text}</p>
          {details && (
            <p className={css.details}>
              {copy.details}
              {details}
            </p>
          )}
          {/* A document navigation on purpose: the router may be what failed. */}
          <a className={css.home} href="/">
            {copy.home}
          </a>
        </section>
      ))}
    </div>
  );
};
