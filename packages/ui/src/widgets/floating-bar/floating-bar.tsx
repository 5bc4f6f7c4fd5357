'use client';

import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { createBackToTop, windowPorts } from '../../behaviours/back-to-top/index.ts';
import { useChart, type ChartActor } from '../../behaviours/chart/index.ts';
import { useSharedActions, useSharedState } from '../../behaviours/session/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { QrCode } from '../../primitives/qr-code/index.ts';
import { AppPrompt } from './app-prompt.tsx';
import { qrIcons } from './floating-bar-links.tsx';
import { floatingBarChart } from './floating-bar.machine.ts';
import * as css from './floating-bar.css.ts';
import * as cardCss from './floating-card.css.ts';
import { messages } from './floating-bar.messages.ts';
import type {
  FloatingBarContext,
  FloatingBarEvent,
  FloatingBarProps,
  FloatingBarState,
  FloatingBlock,
} from './floating-bar.types.ts';
import { FloatingEntry } from './floating-entry.tsx';

/** Login and registration, as long as nobody is logged in. Without JavaScript the form leads to the member site. */
const LoginEntry = () => {
  const { t } = useLingui();
  const { login } = useEdition();
  const { openLoginDialog } = useSharedActions();
  const isMember = useSharedState(({ member }) => member !== null);
  if (isMember) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openLoginDialog();
  };
  return (
    <li className={css.item} data-collapsible="">
      <form action={login.memberUrl} method="get">
        <button
          type="submit"
          className={css.entry}
          id="floating-login"
          data-js=""
          title={t(messages.login)}
          onClick={open}
        >
          <Icon name="user" />
        </button>
      </form>
    </li>
  );
};

type FloatingBarActor = ChartActor<FloatingBarState, FloatingBarEvent, FloatingBarContext>;

/** The entries that open a block. */
const Blocks = ({ shown, actor }: { shown: FloatingBlock | null; actor: FloatingBarActor }) => {
  const { t } = useLingui();
  const { contact, floatingQrs, urlSuffix } = useEdition();
  const entry = (block: FloatingBlock) => ({
    block,
    open: shown === block,
    onShow: () => actor.send({ type: 'BLOCK.SHOWN', block }),
    onHide: () => actor.send({ type: 'BLOCK.HIDDEN' }),
  });
  return (
    <>
      {floatingQrs.map(({ purpose, name, value }) => (
        <FloatingEntry key={purpose} {...entry(purpose)} label={t(name)} icon={qrIcons[purpose]}>
          {() => (
            <>
              <p className={cardCss.cardTitle}>{t(name)}</p>
              <div className={cardCss.qr}>
                <QrCode url={value} hosts={[urlSuffix]} label={t(name)} />
              </div>
              <p className={cardCss.cardNote}>{t(messages.scan)}</p>
            </>
          )}
        </FloatingEntry>
      ))}
      <FloatingEntry {...entry('email')} label={t(messages.email)} icon="mail">
        {() => (
          <>
            <p className={cardCss.cardTitle}>{t(messages.email)}</p>
            <Link className={cardCss.cardLink} href={`mailto:${contact.email}`}>
              {contact.email}
            </Link>
          </>
        )}
      </FloatingEntry>
      <FloatingEntry {...entry('phone')} label={t(messages.phone)} icon="phone">
        {() => (
          <>
            <p className={cardCss.cardTitle}>{t(messages.phone)}</p>
            <Link className={cardCss.cardLink} href={`tel:${contact.phoneLink}`}>
              {contact.phone}
            </Link>
            <p className={cardCss.cardNote}>{t(messages.phoneHours)}</p>
          </>
        )}
      </FloatingEntry>
    </>
  );
};

const BackToTop = () => {
  const { t } = useLingui();
  const [backToTop] = useState(() => createBackToTop(windowPorts()));
  useEffect(() => () => backToTop.stop(), [backToTop]);
  return (
    <li className={`${css.item} ${css.separated}`}>
      <button
        type="button"
        className={css.entry}
        id="back-to-top"
        data-js=""
        title={t(messages.top)}
        onClick={() => backToTop.send({ type: 'TOP.WANTED' })}
      >
        <Icon name="arrow-up" />
      </button>
    </li>
  );
};

/** Wherever the focus is: what a pointer opened must close without moving the pointer. */
const useHideByEscape = (actor: FloatingBarActor, isShowing: boolean) =>
  useEffect(() => {
    if (!isShowing) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && actor.send({ type: 'BLOCK.HIDDEN' });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actor, isShowing]);

/**
 * The bar at the edge of the page (spec §2 Floating bar). On its root `data-state` is `undecided`, `expanded`,
 * `showing` or `collapsed`; an open block has `data-block`. The app prompt comes with it.
 */
export const FloatingBar = (promptProps: FloatingBarProps) => {
  const { t } = useLingui();
  const { headerLinks } = useEdition();
  const [{ state, context }, actor] = useChart(() => floatingBarChart);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useHideByEscape(actor, state === 'showing');
  const collapsed = state === 'collapsed';
  const expand = () => actor.send({ type: 'BAR.EXPANDED' });
  const expandFirst = () => {
    expand();
    // This button goes, and the other one has its place and takes the focus.
    setTimeout(() => toggleRef.current?.focus());
  };
  const toggle = t(collapsed ? messages.expand : messages.collapse);

  return (
    <>
      <div className={css.rail}>
        <nav className={css.bar} aria-label={t(messages.bar)} data-state={state}>
          <ul className={css.list}>
            {headerLinks.map(({ name, path }) => (
              <li key={path} className={css.item} data-collapsible="">
                <Link className={css.entry} href={path} title={t(name)}>
                  <Icon name="exchange" />
                </Link>
              </li>
            ))}
            <LoginEntry />
            <Blocks shown={context.block} actor={actor} />
            <BackToTop />
            {state === 'undecided' && (
              <li className={`${css.item} ${css.onNarrow}`}>
                <button
                  type="button"
                  className={css.entry}
                  id="floating-expand"
                  data-js=""
                  title={t(messages.expand)}
                  aria-expanded={false}
                  onClick={expandFirst}
                >
                  <Icon name="chevron-left" />
                </button>
              </li>
            )}
            <li className={`${css.item} ${css.onWide}`}>
              <button
                ref={toggleRef}
                type="button"
                className={css.entry}
                id="floating-toggle"
                data-js=""
                title={toggle}
                aria-expanded={!collapsed}
                onClick={collapsed ? expand : () => actor.send({ type: 'BAR.COLLAPSED' })}
              >
                <Icon name={collapsed ? 'chevron-left' : 'chevron-right'} />
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <AppPrompt {...promptProps} />
    </>
  );
};
