import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { articleLink, detailPath, FAVOURITE_KINDS, type Favourite, type FavouriteKind } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { DateText } from '@millwright/ui/date-text';
import { EmptyState } from '@millwright/ui/empty-state';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { useSharedActions, useSharedState, useSharedStore } from '@millwright/ui/shared-state';
import { useEffect, useState } from 'react';
import { useServices } from '../site/app-root.tsx';
import { wishesOf } from './wishes.ts';
import * as css from './favourites-island.css.ts';

const kindNames: Readonly<Record<FavouriteKind, MessageDescriptor>> = {
  article: msg`Articles`, video: msg`Videos`, issue: msg`Magazines`, paper: msg`White papers`, supplier: msg`Suppliers`, product: msg`Products`, post: msg`Supply and demand`, show: msg`Exhibitions`,
};

function hrefOf({ kind, id }: Favourite): string {
  switch (kind) {
    case 'article': return articleLink({ id, urlName: null, externalUrl: null });
    case 'issue': return detailPath('magazineIssue', id);
    case 'paper': return detailPath('whitePaper', id);
    case 'post': return detailPath('supply', id);
    case 'show': return detailPath('tradeShow', id);
    default: return detailPath(kind, id);
  }
}

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; items: readonly Favourite[] };

/** What the member keeps, and how it is kept no longer. */
function useFavourites(isMember: boolean) {
  const services = useServices();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isMember || !services) return;
    let isWanted = true;
    void (async () => {
      const { client } = await services.forMembers();
      const answer = await client.favourites.list({ rows: 50 });
      if (isWanted) setLoaded(answer.ok ? { status: 'ready', items: answer.value.items } : { status: 'failed' });
    })().catch(() => isWanted && setLoaded({ status: 'failed' }));
    return () => {
      isWanted = false;
    };
  }, [services, isMember, attempt]);
  const remove = async (favourite: Favourite) => {
    const outcome = await (await services!.forMembers()).removeFavourite(favourite);
    if (outcome.status === 'done') setLoaded((now) => (now.status === 'ready' ? { ...now, items: now.items.filter((item) => item !== favourite) } : now));
  };
  return { loaded, remove, retry: () => setAttempt((number) => number + 1) };
}

/** The favourites of the member by kind; a visitor is asked to log in. */
export function FavouritesIsland() {
  const { t } = useLingui();
  const { openLoginDialog } = useSharedActions();
  const store = useSharedStore();
  const services = useServices();
  const isMember = useSharedState(({ member }) => member !== null);
  // What was wished for before the login is kept now.
  useEffect(() => void wishesOf(store, services), [store, services]);
  const { loaded, remove, retry } = useFavourites(isMember);
  if (!isMember) {
    return (
      <EmptyState
        icon="heart"
        title={t`Please login first`}
        message={t`Your favourites are kept with your account, on every device.`}
        actions={<Button onClick={openLoginDialog}>{t`Log in`}</Button>}
      />
    );
  }
  if (loaded.status === 'loading') return <p aria-busy="true">{t`Loading your favourites`}</p>;
  if (loaded.status === 'failed') {
    return <EmptyState icon="warning" title={t`Your favourites are temporarily unavailable`} actions={<Button onClick={retry}>{t`Try again`}</Button>} />;
  }
  if (loaded.items.length === 0) return <EmptyState icon="heart" title={t`No data`} message={t`Press the heart on a page to keep it here.`} />;
  return FAVOURITE_KINDS.filter((kind) => loaded.items.some((item) => item.kind === kind)).map((kind) => (
    <section key={kind} className={css.section} data-kind={kind}>
      <h2 className={css.heading}>{t(kindNames[kind])}</h2>
      <ul className={css.list}>
        {loaded.items.filter((item) => item.kind === kind).map((item) => {
          const { title } = item;
          return (
          <li key={item.id} className={css.item}>
            <Image src={item.image} alt="" ratio="4:3" width={96} className={css.picture} />
            <div>
              <Link href={hrefOf(item)} className={css.title}>{item.title}</Link>
              <p className={css.date}>
                <DateText instant={item.keptAt} />
              </p>
            </div>
            <Button variant="quiet" size="small" icon="close" onClick={() => void remove(item)} aria-label={t`Remove ${title}`}>
              {t`Remove`}
            </Button>
          </li>
          );
        })}
      </ul>
    </section>
  ));
}
