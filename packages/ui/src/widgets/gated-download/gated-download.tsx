'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import { useSharedActions, useSharedState } from '../../behaviours/session/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { createDownload } from './create-download.ts';
import * as css from './gated-download.css.ts';
import type { GatedDownloadProps } from './gated-download.types.ts';

/** Copy of the gated download. */
const messages = {
  download: msg`Download`,
  loginToDownload: msg`Please log in to the member center to download`,
  login: msg`Log in`,
  started: msg`The download has begun.`,
  byHand: msg`It has not? Download it here`,
  failed: msg`The download is not available right now. Please try again.`,
} as const;

/**
 * Downloads a white paper for a member; asks a visitor to log in (spec §6, §8). Without JavaScript it leads to the
 * member site.
 */
export const GatedDownload = (props: GatedDownloadProps) => (
  // Another paper in the same place begins again.
  <Download key={props.paperId} {...props} />
);

type Moment = ReturnType<ReturnType<typeof createDownload>['actor']['snapshot']>;

const Outcome = ({ state, context: { href, message }, onLogin }: Moment & { onLogin: () => void }) => {
  const { t } = useLingui();
  return (
    <>
      {state === 'loginNeeded' && (
        <div className={css.note} data-tone="warning">
          <p>{t(messages.loginToDownload)}</p>
          <Button variant="secondary" size="small" icon="user" onClick={onLogin}>
            {t(messages.login)}
          </Button>
        </div>
      )}
      {state === 'started' && (
        <div className={css.note} data-tone="positive">
          <p className={css.says}>
            <Icon name="check" />
            {t(messages.started)}
          </p>
          <Link className={css.link} href={href!}>
            {t(messages.byHand)}
          </Link>
        </div>
      )}
      {state === 'failed' && (
        <div className={css.note} data-tone="negative">
          <p className={css.text}>{message ?? t(messages.failed)}</p>
        </div>
      )}
    </>
  );
};

const Download = (props: GatedDownloadProps) => {
  const { title, action } = props;
  const { t } = useLingui();
  const { login } = useEdition();
  const { openLoginDialog } = useSharedActions();
  const isMember = useSharedState(({ member }) => member !== null);
  const isLoginOpen = useSharedState(({ loginDialog }) => loginDialog === 'open');
  const wentToLogin = useRef(false);
  const [{ actor, use }] = useState(() => createDownload(props));
  const { state, context } = useSnapshot(actor);
  const submitId = `${useId()}-submit`;

  useEffect(() => use(props));
  useEffect(() => () => actor.stop(), [actor]);
  useEffect(() => {
    if (isMember) actor.send({ type: 'MEMBER.CAME' });
  }, [actor, isMember]);
  useEffect(() => {
    if (!isMember || isLoginOpen || !wentToLogin.current) return;
    wentToLogin.current = false;
    // The button that led to the dialog is gone; the dialog has to let go of the focus first.
    setTimeout(() => document.getElementById(submitId)?.focus());
  }, [isMember, isLoginOpen, submitId]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'DOWNLOAD.WANTED' });
  };
  const onLogin = () => {
    wentToLogin.current = true;
    openLoginDialog();
  };
  return (
    <form
      className={css.download}
      data-state={state}
      method="get"
      action={action ?? login.memberUrl}
      onSubmit={onSubmit}
    >
      <Button
        type="submit"
        variant="signal"
        size="large"
        icon="download"
        id={submitId}
        data-js=""
        aria-label={t`Download: ${title}`}
        loading={state === 'requesting'}
      >
        {t(messages.download)}
      </Button>
      <div className={css.message} role="status" aria-live="polite">
        <Outcome state={state} context={context} onLogin={onLogin} />
      </div>
    </form>
  );
};
