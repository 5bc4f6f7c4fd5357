import { useLingui } from '@lingui/react/macro';
import { listThreads } from '@millwright/api-client';
import type { ThreadSummary } from '@millwright/domain';
import { formatDate } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import { LinkButton } from '@millwright/ui/button';
import type { IconName } from '@millwright/ui/icon';
import { Link } from '@millwright/ui/link';
import { ThreadList } from '@millwright/ui/thread-list';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { usePortalHref } from '../runtime/services.ts';
import { useAccount, useData } from '../runtime/use-data.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import * as css from '../shell/page.css.ts';

interface Place {
  title: string;
  text: string;
  href: string;
  action: string;
  icon: IconName;
}

/** A part of the account, and the way there. */
const PlaceCard = ({ title, text, href, action, icon }: Place) => (
  <section className={`${css.card} ${css.placeCard}`}>
    <h2 className={css.subtitle}>{title}</h2>
    <p className={css.lead}>{text}</p>
    <div className={css.actions}>
      <LinkButton href={href} variant="secondary" icon={icon}>
        {action}
      </LinkButton>
    </div>
  </section>
);

/** How a member gets from here to quotes that can be compared. */
function FirstSteps() {
  const { t } = useLingui();
  const hrefOf = usePortalHref();
  const steps = [
    { title: t`Find products or suppliers`, text: t`By parameters, with ranges. Mark those that you want to compare.` },
    { title: t`Ask several at once`, text: t`One form goes to up to ten suppliers. None learns who else was asked.` },
    { title: t`Compare the quotes`, text: t`Side by side, with what is missing marked. Then accept one.` },
  ];
  return (
    <section className={css.card}>
      <h2 className={css.subtitle}>{t`Three steps to comparable quotes`}</h2>
      <ol className={css.steps}>
        {steps.map(({ title, text }, at) => (
          <li key={title} className={css.step}>
            <span className={css.stepNumber} aria-hidden>
              {at + 1}
            </span>
            <h3 className={css.strong}>{title}</h3>
            <p className={css.stepText}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <LinkButton href={hrefOf('/showroom/products')} variant="signal" icon="search">
          {t`Look at products`}
        </LinkButton>
        <LinkButton href={hrefOf('/showroom/suppliers')} variant="secondary">
          {t`Look at suppliers`}
        </LinkButton>
      </div>
    </section>
  );
}

/** The threads in which something was said last. */
export const load = async ({ client, signal }: MemberVisit): Promise<ThreadSummary[]> =>
  valueOrNotFound(await listThreads(client, { rows: 5 }, { signal })).items;

/** What a member finds first. */
export function Page() {
  const { t } = useLingui();
  const { trueName, account, deleteAt } = useAccount();
  const { formats } = useEdition();
  const day = deleteAt && formatDate(deleteAt, formats);
  const threads = useData<typeof load>();
  const hrefOf = usePortalHref();
  const places: Place[] = [
    {
      title: t`Enquiries`,
      text: t`What you asked suppliers, and what they answered.`,
      href: '/enquiries',
      action: t`Open enquiries`,
      icon: 'chat',
    },
    {
      title: t`Posts`,
      text: t`What you offer or look for in the supply hall.`,
      href: '/posts',
      action: t`Open posts`,
      icon: 'exchange',
    },
    {
      title: t`Profile`,
      text: t`Your name, company and language, and of what you are notified.`,
      href: '/profile',
      action: t`Change the profile`,
      icon: 'user',
    },
    {
      title: t`Favourites`,
      text: t`Articles, suppliers and products that you want to come back to.`,
      href: hrefOf('/favourites'),
      action: t`Open favourites`,
      icon: 'heart',
    },
  ];
  return (
    <PageFrame title={t`Welcome, ${trueName}`} lead={t`You are logged in as ${account}.`}>
      {deleteAt && (
        <p className={css.notice} data-tone="warning">
          {t`This account is deleted on ${day}.`} <Link className={css.link} href="/data">{t`Keep it`}</Link>
        </p>
      )}
      {threads.length > 0 ? (
        <section className={css.part}>
          <h2 className={css.subtitle}>{t`Latest conversations`}</h2>
          <ThreadList state={{ status: 'ready', items: threads }} side="buyer" hrefOf={({ id }) => `/threads/${id}`} />
        </section>
      ) : (
        <FirstSteps />
      )}
      <div className={css.cards}>
        {places.map((place) => (
          <PlaceCard key={place.href} {...place} />
        ))}
      </div>
    </PageFrame>
  );
}
