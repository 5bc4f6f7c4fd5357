'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { KEYWORD_MAX_LENGTH, searchPath } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { sendSearchBy } from '../../parts/search/search-form.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useNavigate } from '../../primitives/link/index.ts';
import * as css from './error-page.css.ts';

/** A link that leads on from an error. */
export interface ErrorPageLink {
  /** Own path or absolute URL. */
  href: string;
  /** What it leads to, translated. */
  label: ReactNode;
}

/** What went wrong: an HTTP status, or `connection` where the network failed. */
export type ErrorPageStatus = number | 'connection';

/** Props of {@link ErrorPage}. Only the status is needed, so that it works where no data could be loaded. */
export interface ErrorPageProps {
  /** HTTP status, from `errorStatus(error)`, or `connection`. */
  status: ErrorPageStatus;
  /** `plate` is the design of `/error1`: the facts as on a machine's type plate. @default 'figures' */
  design?: 'figures' | 'plate';
  /** Request id, by which the operator finds it in the log. @default none */
  requestId?: string | null;
  /** What went wrong, for developers only. @default none */
  details?: string | null;
  /** Further links, such as the same article in the other edition. @default none */
  links?: readonly ErrorPageLink[];
  /** The URL that failed: where trying again may help, a link leads to it. @default none */
  retryHref?: string | null;
}

/** What is said about a status. */
export interface StatusCopy {
  /** In a few words: the title of the document. */
  title: MessageDescriptor;
  /** The heading. */
  heading: MessageDescriptor;
  /** What to do about it. */
  text: MessageDescriptor;
  /** Whether the same URL may work later. */
  mayWorkLater: boolean;
}

const notFound: StatusCopy = {
  title: msg`Page Not Found`,
  heading: msg`This page could not be found`,
  text: msg`It may have been moved or withdrawn, or its address was mistyped. Search for it, or start from the home page.`,
  mayWorkLater: false,
};

const badRequest: StatusCopy = {
  title: msg`Address not understood`,
  heading: msg`This address cannot be opened`,
  text: msg`Part of the address is missing or not allowed. Check the link that led here, or search for what you need.`,
  mayWorkLater: false,
};

const notTaken: StatusCopy = {
  title: msg`Form not accepted`,
  heading: msg`This form cannot be accepted`,
  text: msg`The page takes no form, or what was sent is too large. Go back, shorten what you wrote, and send it again.`,
  mayWorkLater: false,
};

const tooLong: StatusCopy = {
  title: msg`Address too long`,
  heading: msg`This address is too long`,
  text: msg`Part of it does not belong there. Check the link that led here, or search for what you need.`,
  mayWorkLater: false,
};

const forbidden: StatusCopy = {
  title: msg`Access denied`,
  heading: msg`You have no access to this page`,
  text: msg`It may be for members only. Log in and try again.`,
  mayWorkLater: true,
};

const tooMany: StatusCopy = {
  title: msg`Too many requests`,
  heading: msg`Too many pages in a short time`,
  text: msg`Wait a minute, then try again.`,
  mayWorkLater: true,
};

const unavailable: StatusCopy = {
  title: msg`Temporarily unavailable`,
  heading: msg`This page is temporarily unavailable`,
  text: msg`A service that it needs does not respond. Try again in a few minutes.`,
  mayWorkLater: true,
};

const broken: StatusCopy = {
  title: msg`Something went wrong`,
  heading: msg`Something went wrong on our side`,
  text: msg`The page could not be made. We have taken note of it. Try again, or start from the home page.`,
  mayWorkLater: true,
};

const connection: StatusCopy = {
  title: msg`Connection lost`,
  heading: msg`The connection was lost`,
  text: msg`You are offline, or the network lost the page on its way. Check your connection, then try again.`,
  mayWorkLater: true,
};

const byStatus: Readonly<Record<number, StatusCopy>> = {
  401: forbidden,
  403: forbidden,
  404: notFound,
  405: notTaken,
  410: notFound,
  413: notTaken,
  414: tooLong,
  429: tooMany,
  502: unavailable,
  503: unavailable,
  504: unavailable,
};

/** What is said about a status: its own words, or those of its kind. */
export const statusCopy = (status: ErrorPageStatus): StatusCopy =>
  status === 'connection' ? connection : (byStatus[status] ?? (status >= 400 && status < 500 ? badRequest : broken));

/** Copy of the error page that is the same for every status. */
const messages = {
  status: msg`Status code`,
  request: msg`Request`,
  details: msg`Error details`,
  home: msg`Go back to home`,
  retry: msg`Try again`,
  keyword: msg`Search the site`,
  submit: msg`Search`,
} as const;

/** A plain form, so that it works without JavaScript; with a router it goes to the search by that. */
const ErrorSearch = () => {
  const { t } = useLingui();
  const { searchTypes } = useEdition();
  const navigate = useNavigate();
  return (
    <form
      className={css.search}
      action={searchPath}
      method="get"
      role="search"
      {...(navigate && { onSubmit: sendSearchBy(navigate) })}
    >
      <input type="hidden" name="type" value={searchTypes[0]} />
      <Field label={t(messages.keyword)}>
        {({ id }) => (
          <Input
            id={id}
            type="search"
            name="keyword"
            required
            maxLength={KEYWORD_MAX_LENGTH}
            enterKeyHint="search"
            after={
              <Button type="submit" variant="primary" icon="search">
                {t(messages.submit)}
              </Button>
            }
          />
        )}
      </Field>
    </form>
  );
};

const Plate = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={css.plate}>
    {rows.map(([name, value]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt className={css.plateName}>{name}</dt>
        <dd className={css.plateValue}>{value}</dd>
      </div>
    ))}
  </dl>
);

/**
 * The page for every error, the unknown URL among them (spec §8): what is the matter, a search, and ways out. It is
 * a pure function of its props and needs no data, so that it works when everything else does not.
 */
export const ErrorPage = ({
  status,
  design = 'figures',
  requestId,
  details,
  links = [],
  retryHref,
}: ErrorPageProps) => {
  const { t } = useLingui();
  const { title, heading, text, mayWorkLater } = statusCopy(status);
  const rows = [
    ...(design === 'plate' && status !== 'connection' ? [[t(messages.status), status] as const] : []),
    ...(requestId ? [[t(messages.request), requestId] as const] : []),
    ...(details ? [[t(messages.details), details] as const] : []),
  ];
  return (
    <div className={`${css.page} ${css.design[design]}`} data-status={status} data-design={design}>
      {design === 'figures' && (
        <p className={css.figures} aria-hidden="true">
          {status === 'connection' ? <Icon name="offline" /> : status}
        </p>
      )}
      <div className={css.words}>
        <p className={css.title}>{t(title)}</p>
        <h1 className={css.heading}>{t(heading)}</h1>
        <p className={css.text}>{t(text)}</p>
        {rows.length > 0 && <Plate rows={rows} />}
        <ErrorSearch />
        <div className={css.links}>
          {mayWorkLater && retryHref && (
            <LinkButton href={retryHref} variant="secondary" icon="refresh">
              {t(messages.retry)}
            </LinkButton>
          )}
          <LinkButton href="/" variant="secondary" icon="home">
            {t(messages.home)}
          </LinkButton>
          {links.map(({ href, label }) => (
            <LinkButton key={href} href={href} variant="quiet" iconAfter="arrow-right">
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </div>
  );
};
