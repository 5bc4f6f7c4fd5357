'use client';

import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { SharedState, SharedStateActions, SharedStateStore } from './shared-state.types.ts';

const SharedStateContext = createContext<SharedStateStore | null>(null);

/** Props of {@link SharedStateProvider}. */
export interface SharedStateProviderProps {
  /** The store of this app root, the same for its whole life. */
  store: SharedStateStore;
  /** The tree that reads it. */
  children?: ReactNode;
}

/**
 * Gives the shared state to the tree below. Only the store stands in the context, so nothing renders when it changes.
 */
export const SharedStateProvider = ({ store, children }: SharedStateProviderProps) => (
  <SharedStateContext value={store}>{children}</SharedStateContext>
);

/** The store itself. Throws without a provider: a widget that shares nothing is a fault of the program. */
export const useSharedStore = (): SharedStateStore => {
  const store = useContext(SharedStateContext);
  if (!store) throw new Error('useSharedState needs a SharedStateProvider above it');
  return store;
};

/**
 * A part of the shared state. The component renders again when that part changes. What the page began with is what the
 * server and the first client render see.
 *
 * @param select Picks the part; it returns the same value for the same state.
 */
export const useSharedState = <Part,>(select: (state: SharedState) => Part): Part => {
  const store = useSharedStore();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
};

/** What can be done to the shared state. The same object for the life of the app root. */
export const useSharedActions = (): SharedStateActions => useSharedStore().actions;
