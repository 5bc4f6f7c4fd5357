import type { ReactNode } from 'react';

/** A link that leads on from an error. */
export interface ErrorPageLink {
  /** Own path or absolute address. */
  href: string;
  /** What it leads to, translated. */
  label: ReactNode;
}

/** What went wrong: an HTTP status, or `connection` where the network kept the page from coming. */
export type ErrorPageStatus = number | 'connection';

/** Props of {@link ErrorPage}. Only the status is needed, so that it works where no data could be loaded. */
export interface ErrorPageProps {
  /** HTTP status, from `errorStatus(error)`, or `connection`. */
  status: ErrorPageStatus;
  /** `plate` is the design of `/error1`: the facts as on a machine's type plate. @default 'figures' */
  design?: 'figures' | 'plate';
  /** Number of the request, by which the operator finds it in the log. @default none */
  requestId?: string | null;
  /** What went wrong, for developers only. @default none */
  details?: string | null;
  /** Further links, such as the same article in the other edition. @default none */
  links?: readonly ErrorPageLink[];
  /** The address that failed: where trying again may help, a link leads to it. @default none */
  retryHref?: string | null;
}
