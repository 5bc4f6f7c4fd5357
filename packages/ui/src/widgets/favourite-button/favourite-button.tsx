'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import { useSharedStore } from '../../behaviours/session/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { createFavourite } from './create-favourite.ts';
import * as css from './favourite-button.css.ts';
import type { FavouriteButtonProps, FavouriteState } from './favourite-button.types.ts';

/** Copy of the favourite button. */
const messages = {
  favourite: msg`Favourite`,
  loginFirst: msg`Please login first`,
  pendingNote: msg`It will be added once you are logged in.`,
  addFailed: msg`This could not be added to your favourites. Please try again.`,
  removeFailed: msg`This could not be removed from your favourites. Please try again.`,
} as const;

const shownAsSaved: readonly FavouriteState[] = ['on', 'adding', 'removeFailed'];

/**
 * Adds something to a member's favourites, or removes it. A visitor is asked to log in, and the favourite stays pending
 * through the login. Without JavaScript it leads to the member site.
 */
export const FavouriteButton = (props: FavouriteButtonProps) => (
  // Another thing in the same place begins again.
  <Favourite key={`${props.item.kind} ${props.item.id}`} {...props} />
);

const Favourite = (props: FavouriteButtonProps) => {
  const { item, saved = null, pending, size = 'medium' } = props;
  const { kind, id, title } = item;
  const { t } = useLingui();
  const { login } = useEdition();
  const messageId = useId();
  const store = useSharedStore();
  const [{ actor, use }] = useState(() => createFavourite(store, props));
  const { state, context } = useSnapshot(actor);

  useEffect(() => use(props));
  useEffect(() => () => actor.stop(), [actor]);

  useEffect(() => {
    if (saved !== null) actor.send({ type: 'SAVED.KNOWN', saved });
  }, [actor, saved]);

  useEffect(() => {
    if (pending.has({ kind, id })) actor.send({ type: 'PENDING.FOUND' });
    return pending.onFulfilled(
      (one) => one.kind === kind && one.id === id && actor.send({ type: 'SAVED.KNOWN', saved: true }),
    );
  }, [actor, pending, kind, id]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'BUTTON.PRESSED' });
  };
  const isSaved = shownAsSaved.includes(state);
  const failed = state === 'addFailed' || state === 'removeFailed';
  const message = failed
    ? (context.message ?? t(state === 'addFailed' ? messages.addFailed : messages.removeFailed))
    : state === 'pending'
      ? t(messages.loginFirst)
      : null;
  return (
    <form className={css.favourite} data-state={state} method="get" action={login.memberUrl} onSubmit={onSubmit}>
      <Button
        type="submit"
        id={`${messageId}-submit`}
        // A tap before hydration is queued and replayed.
        data-js=""
        variant="secondary"
        size={size}
        className={css.button}
        aria-pressed={isSaved}
        aria-label={t`Favourite: ${title}`}
        aria-describedby={message ? messageId : undefined}
        aria-busy={state === 'adding' || state === 'removing' || undefined}
      >
        <Icon name="heart" className={css.heart} />
        {t(messages.favourite)}
      </Button>
      <div
        id={messageId}
        className={css.message}
        role="status"
        aria-live="polite"
        data-tone={failed ? 'error' : 'info'}
      >
        {message && (
          <>
            <span>{message}</span>
            {state === 'pending' && <span className={css.more}>{t(messages.pendingNote)}</span>}
          </>
        )}
      </div>
    </form>
  );
};
