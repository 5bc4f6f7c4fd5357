import type { Member } from '@millwright/domain';
import { createStore } from 'zustand/vanilla';
import type { ProfileResponse, SharedState, SharedStatePorts, SharedStateStore } from './shared-state.types.ts';

const nobody: SharedState = { member: null, loginDialog: 'closed', homeDialog: 'closed', topBanner: {}, baseInfo: {} };

/** The member that a profile stands for: logged in means that there is an id (spec §3 Member info). */
export const memberOf = (profile: ProfileResponse): Member | null =>
  profile?.id
    ? { id: profile.id, trueName: profile.trueName ?? '', ...(profile.isEditor && { isEditor: true }) }
    : null;

/** The response, or undefined where it failed in whatever way. */
const attempt = async <Value>(load: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await load();
  } catch {
    return undefined;
  }
};

/**
 * Makes the shared state. One per app root and never one for a whole server, where it would show one visitor's name to
 * another.
 *
 * @param ports How it learns its facts.
 * @param known What the page knows already, such as the base info that the server rendered with.
 */
export const createSharedState = (ports: SharedStatePorts, known: Partial<SharedState> = {}): SharedStateStore => {
  const store = createStore<SharedState>(() => ({ ...nobody, ...known }));
  const { getState, getInitialState, setState, subscribe } = store;
  const underWay = new Map<string, Promise<void>>();
  let question = 0;
  let pendingLoads = 0;

  /** Joins a question that is under way already. */
  const once = (key: string, load: () => Promise<void>): Promise<void> => {
    const loading = underWay.get(key) ?? load().finally(() => underWay.delete(key));
    underWay.set(key, loading);
    return loading;
  };

  const setMember = (profile: ProfileResponse) => {
    question += 1;
    setState({ member: memberOf(profile) });
  };

  return {
    getState,
    getInitialState,
    subscribe,
    mayBeMember: () => getState().member !== null || pendingLoads > 0,
    actions: {
      openLoginDialog: () => setState({ loginDialog: 'open' }),
      closeLoginDialog: () => setState({ loginDialog: 'closed' }),
      openHomeDialog: () => setState({ homeDialog: 'open' }),
      closeHomeDialog: () => setState({ homeDialog: 'closed' }),
      setMember,
      loadMember: async () => {
        const mine = (question += 1);
        pendingLoads += 1;
        const profile = await attempt(ports.loadMember);
        pendingLoads -= 1;
        // A response that failed says nothing; one that was overtaken is out of date.
        if (profile !== undefined && mine === question) setMember(profile);
      },
      loadTopBanner: async (edition) => {
        if (getState().topBanner[edition] !== undefined) return;
        await once(`banner ${edition}`, async () => {
          const banner = await attempt(async () => ports.loadTopBanner?.(edition));
          if (banner !== undefined) setState(({ topBanner }) => ({ topBanner: { ...topBanner, [edition]: banner } }));
        });
      },
      loadBaseInfo: async (edition) => {
        if (getState().baseInfo[edition]) return;
        await once(`base ${edition}`, async () => {
          const info = await attempt(async () => ports.loadBaseInfo?.(edition));
          if (info) setState(({ baseInfo }) => ({ baseInfo: { ...baseInfo, [edition]: info } }));
        });
      },
    },
  };
};

/**
 * Tries again who is logged in when the page comes back from the browser's back/forward cache, so that it does not show
 * a member who has logged out meanwhile. Returns how to stop.
 */
export const watchReturn = ({ actions }: SharedStateStore, target: EventTarget = window): (() => void) => {
  const onShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) void actions.loadMember();
  };
  target.addEventListener('pageshow', onShow);
  return () => target.removeEventListener('pageshow', onShow);
};
