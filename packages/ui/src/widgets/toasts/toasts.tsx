'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { giveFocusBack } from '../../primitives/dialog/give-focus-back.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import * as css from './toasts.css.ts';
import type { ShownToast, ToastCode, ToastTone, ToastsStore } from './toasts.store.ts';

/** Props of {@link Toasts}. */
export interface ToastsProps {
  /** The toasts of this app root, from `createToasts()`. */
  toasts: ToastsStore;
}

/** What toasts say, by code. */
const toastMessages: Readonly<Record<ToastCode, MessageDescriptor>> = {
  developing: msg`Still developing: this page is not there yet`,
  loginFirst: msg`Please login first`,
  loginToDownload: msg`Please log in to the member center to download`,
  loggedIn: msg`Login successfully`,
  loggedOut: msg`Logout success`,
  logoutFailed: msg`You could not be logged out. Please try again.`,
  linkCopied: msg`Link Copied`,
  copyFailed: msg`Copy Failed`,
  connectionLost: msg`You are offline, or the connection was lost. Nothing on this page has changed.`,
  pageOutdated: msg`Part of the page could not be loaded`,
  pageReloaded: msg`Part of the page was missing, so it was loaded again. If something did not open, try once more.`,
};

/** Names of the buttons of those that have one. */
const actionLabels: Partial<Readonly<Record<ToastCode, MessageDescriptor>>> = {
  connectionLost: msg`Try again`,
  pageOutdated: msg`Reload the page`,
};

/** Copy around the toasts. */
const messages = {
  region: msg`Messages`,
  close: msg`Close message`,
} as const;

const icons: Readonly<Record<ToastTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};
const none: readonly ShownToast[] = [];

interface ToastItemProps {
  toast: ShownToast;
  onClose: (id: number) => void;
}

const ToastItem = ({ toast: { id, content, tone, state }, onClose }: ToastItemProps) => {
  const { t } = useLingui();
  const action = 'code' in content && content.onAction ? actionLabels[content.code] : undefined;
  const act = () => {
    onClose(id);
    if ('code' in content) content.onAction?.();
  };
  return (
    <div className={`${css.toast} ${css.tone[tone]}`} data-toast={tone} data-state={state}>
      <Icon name={icons[tone]} className={css.icon} />
      <div className={css.words}>
        <p className={css.text}>{'code' in content ? t(toastMessages[content.code]) : content.text}</p>
        {action && (
          <Button variant="secondary" size="small" onClick={act}>
            {t(action)}
          </Button>
        )}
      </div>
      <IconButton icon="close" size="small" label={t(messages.close)} onClick={() => onClose(id)} />
    </div>
  );
};

/**
 * The messages at the foot of the window. Errors interrupt a screen reader and stay; others are read when there is a
 * pause, and go after six seconds unless somebody points at them or has the focus in them. Esc closes the one that has
 * the focus. Rendered once per app root; its two live regions are there from the start.
 */
export const Toasts = ({ toasts }: ToastsProps) => {
  const { t } = useLingui();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => none);
  const stack = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const isInside = (node: EventTarget | null) => node instanceof Node && stack.current!.contains(node);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) cameFrom.current = relatedTarget;
    toasts.pause();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) toasts.resume();
  };

  const close = (id: number) => {
    const hadFocus = isInside(document.activeElement);
    // The focus goes before its button does: to another toast, else back to where it came from.
    const others = [
      ...stack.current!.querySelectorAll<HTMLElement>(`[data-id]:not([data-id="${id}"]) button:last-of-type`),
    ];
    if (hadFocus) giveFocusBack(others[0] ?? cameFrom.current);
    toasts.close(id);
  };

  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const item = (target as Element).closest<HTMLElement>('[data-id]');
    if (key === 'Escape' && item) close(Number(item.dataset['id']));
  };

  const list = (wanted: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === wanted)
      .map((toast) => (
        <div key={toast.id} data-id={toast.id}>
          <ToastItem toast={toast} onClose={close} />
        </div>
      ));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from its buttons
    <section
      ref={stack}
      className={css.stack}
      aria-label={t(messages.region)}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {/* Not as a whole, as these roles mean by themselves: one message more is no reason to read the others again. */}
      <div className={css.region} role="alert" aria-live="assertive" aria-atomic={false}>
        {list(true)}
      </div>
      <div className={css.region} role="status" aria-live="polite" aria-atomic={false}>
        {list(false)}
      </div>
    </section>
  );
};
