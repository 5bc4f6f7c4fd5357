import type { Banner, BaseInfo, EditionKey, Member } from '@millwright/domain';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The facts that the specification calls shared (spec §4, §7). Life cycles belong to the widgets' machines. */
export interface PortalState {
  /** Who is logged in; null is a visitor, undefined is not known yet. */
  member: Member | null | undefined;
  /** Whether the login dialog is wanted. */
  loginOpen: boolean;
  /** Whether the home pop-up is wanted. */
  homeDialogOpen: boolean;
  /** Top banners by edition. */
  banners: Partial<Record<EditionKey, Banner | null>>;
  /** First-level industries and hot keywords by edition. */
  baseInfo: Partial<Record<EditionKey, BaseInfo>>;
}

/** One store for each application root: each request on the server, each page in the browser. */
export type PortalStore = StoreApi<PortalState>;

/** Creates the store of one application root. */
export const createPortalStore = (): PortalStore =>
  createStore<PortalState>(() => ({ member: undefined, loginOpen: false, homeDialogOpen: false, banners: {}, baseInfo: {} }));

/** Gives the store of this application root to the tree. */
export const PortalStoreContext = createContext<PortalStore | null>(null);

/** The store of this application root. */
export function usePortalStore(): PortalStore {
  const store = use(PortalStoreContext);
  if (!store) throw new Error('usePortalStore needs a PortalStoreContext above it');
  return store;
}

/** One fact of the store; renders again only when it changes. Use it in leaves. */
export const usePortalState = <Fact>(select: (state: PortalState) => Fact): Fact => useStore(usePortalStore(), select);
