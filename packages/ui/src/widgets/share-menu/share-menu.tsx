'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useChart, type ChartActor } from '../../behaviours/chart/index.ts';
import { copyLink } from '../../behaviours/copy-link/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { QrCode } from '../../primitives/qr-code/index.ts';
import { shareMenuChart, type ShareMenuEffects } from './share-menu.machine.ts';
import * as css from './share-menu.css.ts';
import type { ShareMenuEvent, ShareMenuProps, ShareMenuState } from './share-menu.types.ts';

/** Copy of the share menu. */
const messages = {
  label: msg`Share`,
  copy: msg`Copy link`,
  copied: msg`Link Copied`,
  copyFailed: msg`Copy Failed`,
  byHand: msg`Copy the link from here`,
  code: msg`WeChat`,
  scan: msg`Scan with WeChat to read and share on your phone`,
  native: msg`More ways to share`,
  link: msg`Link to this page`,
} as const;

const never = () => () => undefined;
const browserShare = () => (typeof navigator.share === 'function' ? (data: ShareData) => navigator.share(data) : null);

type ShareMenuActor = ChartActor<ShareMenuState, ShareMenuEvent, object>;

/** The menu's machine, and what it does: copies the link, opens the browser's own menu where there is one. */
const useSharing = ({ url, title, copyPorts, share, clock }: ShareMenuProps) => {
  const effects = useRef<ShareMenuEffects>({ copy: () => undefined, share: () => undefined });
  const [{ state }, actor] = useChart(
    () => shareMenuChart({ copy: () => effects.current.copy(), share: () => effects.current.share() }),
    { clock },
  );
  // Known in the browser only, so that the server and the first client render agree.
  const canShare = useSyncExternalStore(
    never,
    () => (share === undefined ? browserShare() !== null : share !== null),
    () => false,
  );

  const copy = () =>
    void copyLink(url, copyPorts).then((outcome) =>
      actor.send({ type: outcome === 'linkCopied' ? 'COPY.DONE' : 'COPY.FAILED' }),
    );
  const openMenu = async () => (share ?? browserShare())?.({ title, url });
  const shareNatively = () =>
    void openMenu()
      .catch(() => undefined)
      .finally(() => actor.send({ type: 'SHARE.ENDED' }));
  // Before anybody can press: a key may come before React has time for its other effects.
  useLayoutEffect(() => {
    effects.current = { copy, share: shareNatively };
  });
  return { state, actor, canShare };
};

/** Closes the code when somebody presses elsewhere. */
const useCloseOutside = (codeButton: RefObject<HTMLElement | null>, isOpen: boolean, actor: ShareMenuActor) =>
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !codeButton.current?.contains(target)) actor.send({ type: 'CODE.CLOSED' });
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [actor, isOpen, codeButton]);

interface CodeButtonProps extends Pick<ShareMenuProps, 'url' | 'hosts'> {
  id: string;
  isOpen: boolean;
  actor: ShareMenuActor;
  place: RefObject<HTMLDivElement | null>;
}

const CodeButton = ({ id, url, hosts, isOpen, actor, place }: CodeButtonProps) => {
  const { t } = useLingui();
  const { urlSuffix } = useEdition();
  return (
    <div ref={place}>
      <Button
        variant="secondary"
        size="small"
        icon="qr"
        id={`${id}-code-button`}
        data-js=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-code` : undefined}
        onClick={() => actor.send({ type: 'CODE.TOGGLED' })}
      >
        {t(messages.code)}
      </Button>
      {isOpen && (
        <div className={css.code} id={`${id}-code`}>
          <QrCode url={url} hosts={hosts ?? [urlSuffix]} label={t(messages.code)} />
          <p>{t(messages.scan)}</p>
        </div>
      )}
    </div>
  );
};

/** Says whether the link was copied; where it was not, it can be copied by hand. */
const CopyOutcome = ({ state, url }: { state: ShareMenuState; url: string }) => {
  const { t } = useLingui();
  return (
    <>
      <p className={css.status} role="status" data-failed={state === 'copyFailed' ? '' : undefined}>
        {state === 'copied' && t(messages.copied)}
        {state === 'copyFailed' && t(messages.copyFailed)}
      </p>
      {state === 'copyFailed' && (
        <input
          className={css.byHand}
          readOnly
          value={url}
          aria-label={t(messages.byHand)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
};

/**
 * Ways to pass a page on: its link into the clipboard, a code for WeChat, the browser's own menu where there is one.
 * Without scripts it is the link. On the root `data-state` is `resting`, `copying`, `copied`, `copyFailed`,
 * `showingCode` or `sharing`.
 */
export const ShareMenu = (props: ShareMenuProps) => {
  const { url, hosts } = props;
  const { t } = useLingui();
  const id = useId();
  const codeButton = useRef<HTMLDivElement>(null);
  const { state, actor, canShare } = useSharing(props);
  const isOpen = state === 'showingCode';
  useCloseOutside(codeButton, isOpen, actor);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // It closed the code, and nothing around it.
    event.stopPropagation();
    actor.send({ type: 'CODE.CLOSED' });
    codeButton.current?.querySelector('button')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      actor.send({ type: 'CODE.CLOSED' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from its buttons
    <div
      className={css.menu}
      role="group"
      aria-label={t(messages.label)}
      data-state={state}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <span className={css.label} aria-hidden>
        {t(messages.label)}
      </span>
      <Link href={url} className={css.link}>
        {t(messages.link)}
      </Link>
      <div className={css.hydrated}>
        <Button
          variant="secondary"
          size="small"
          icon={state === 'copied' ? 'check' : 'external'}
          id={`${id}-copy`}
          data-js=""
          onClick={() => actor.send({ type: 'COPY.WANTED' })}
        >
          {t(messages.copy)}
        </Button>
        <CodeButton {...{ id, url, hosts, isOpen, actor }} place={codeButton} />
        {canShare && (
          <Button
            variant="secondary"
            size="small"
            icon="share"
            id={`${id}-native`}
            data-js=""
            onClick={() => actor.send({ type: 'SHARE.WANTED' })}
          >
            {t(messages.native)}
          </Button>
        )}
      </div>
      <CopyOutcome state={state} url={url} />
    </div>
  );
};
