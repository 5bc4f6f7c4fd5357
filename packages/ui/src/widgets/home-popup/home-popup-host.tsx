'use client';

import { useEdition } from '@millwright/i18n/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { watchFirstMove } from '../../behaviours/first-move/index.ts';
import { useSharedActions, useSharedState, useSharedStore } from '../../behaviours/session/index.ts';
import { homePopupChart } from './home-popup.machine.ts';
import { createHomePopupMemory } from './home-popup.memory.ts';
import type { HomePopupMemory, HomePopupPorts, HomePopupProps } from './home-popup.types.ts';

/** Props of {@link HomePopupHost}. */
export interface HomePopupHostProps {
  /** Fetches what the pop-up needs; called when it first opens, not before. It may reject: then there is no pop-up. */
  loadPorts: () => Promise<HomePopupPorts>;
  /** Remembers for the session that it was shown. @default session storage */
  memory?: HomePopupMemory;
  /** Whether the visitor's first move brought this place itself, and need not be waited for. @default false */
  moved?: boolean;
  /** Fetches the pop-up. @default its own chunk */
  loadPopup?: () => Promise<ComponentType<HomePopupProps>>;
}

interface Loaded {
  Popup: ComponentType<HomePopupProps>;
  ports: HomePopupPorts;
}

const ownChunk = async () => (await import('./home-popup.tsx')).HomePopup;

/**
 * Keeps the place of the home pop-up on the home page: nothing where the edition has none, and nothing until the
 * visitor's first move in a session that has not seen it. Its code and its lists are fetched then. The shared state
 * holds whether it is open, so any component can open it.
 */
export const HomePopupHost = (props: HomePopupHostProps) => (useEdition().homePopup ? <Host {...props} /> : null);

const Host = ({ loadPorts, memory, moved = false, loadPopup = ownChunk }: HomePopupHostProps) => {
  const store = useSharedStore();
  const { openHomeDialog, closeHomeDialog } = useSharedActions();
  const isOpen = useSharedState(({ homeDialog }) => homeDialog === 'open');
  const [remembered] = useState(() => memory ?? createHomePopupMemory());
  const [{ state }, actor] = useChart(() => homePopupChart({ open: openHomeDialog, remember: remembered.write }));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const loading = useRef(false);

  useEffect(() => {
    actor.send({ type: 'SESSION.KNOWN', wasShown: remembered.read() });
    return () => {
      // A visitor who leaves the home page leaves the pop-up behind, and has seen it.
      if (store.getState().homeDialog === 'open') remembered.write();
      closeHomeDialog();
    };
  }, [actor, remembered, store, closeHomeDialog]);

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    let stop = () => {};
    // One dialog at a time: with another one open the next move counts.
    const onMove = () => {
      if (store.getState().loginDialog === 'open') stop = watchFirstMove(onMove);
      else actor.send({ type: 'VISITOR.MOVED' });
    };
    if (moved) onMove();
    else stop = watchFirstMove(onMove);
    return () => stop();
  }, [state, actor, store, moved]);

  useEffect(() => {
    actor.send({ type: isOpen ? 'DIALOG.OPENED' : 'DIALOG.CLOSED' });
    if (!isOpen || loaded || loading.current) return;
    loading.current = true;
    Promise.all([loadPopup(), loadPorts()])
      .then(([Popup, ports]) => setLoaded({ Popup, ports }))
      // Nobody asked for it, so nobody is notified that it did not come.
      .catch(closeHomeDialog)
      .finally(() => {
        loading.current = false;
      });
  }, [isOpen, loaded, actor, loadPopup, loadPorts, closeHomeDialog]);

  if (!loaded) return null;
  return <loaded.Popup open={isOpen} onClose={closeHomeDialog} {...loaded.ports} />;
};
