import * as css from './error-boundary-fallback.css.ts';
import { fallbackCopy } from './error-boundary-fallback.copy.ts';
import type { ErrorBoundaryFallbackProps } from './error-boundary-fallback.types.ts';

/**
 * What is shown when the error page itself fails (spec §8): heading, text, details and a plain link home. It needs no
 * provider, no router and no translation.
 */
export const ErrorBoundaryFallback = ({ edition, details }: ErrorBoundaryFallbackProps) => {
  const copies = edition ? [fallbackCopy[edition]] : Object.values(fallbackCopy);
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
