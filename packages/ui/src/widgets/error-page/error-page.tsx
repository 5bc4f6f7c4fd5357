'use client';

import { useLingui } from '@lingui/react/macro';
import { KEYWORD_MAX_LENGTH } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './error-page.css.ts';
import { messages, statusCopy } from './error-page.messages.ts';
import type { ErrorPageProps } from './error-page.types.ts';

/** A plain form, so that it works without JavaScript. */
const ErrorSearch = () => {
  const { t } = useLingui();
  const { searchTypes } = useEdition();
  return (
    <form className={css.search} action="/search" method="get" role="search">
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
 * The page for every error, the unknown address among them (spec §8): what is the matter, a search, and ways out. It is
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
