import { LOGIN_RELOAD_DELAY_MS, LOGOUT_RELOAD_DELAY_MS } from '@millwright/domain';
import type { ChartClock } from '../chart/chart.types.ts';

/** What loading the page again needs. */
export interface ReloadAfterPorts {
  /** Loads the page again. */
  reload: () => void;
  /** @default the browser's */
  clock?: Pick<ChartClock, 'setTimeout'>;
}

/** Loads the page again after a while, so that the message before it can be read. */
export interface ReloadAfter {
  /** After a login: 1 s (spec §9). */
  afterLogin: () => void;
  /** After a logout: 1 s (spec §9). */
  afterLogout: () => void;
}

/** Makes a reload that happens once, however often it is requested. */
export const createReloadAfter = ({
  reload,
  clock = { setTimeout: (callback, ms) => setTimeout(callback, ms) },
}: ReloadAfterPorts): ReloadAfter => {
  let requested = false;
  const after = (ms: number) => {
    if (requested) return;
    requested = true;
    clock.setTimeout(reload, ms);
  };
  return { afterLogin: () => after(LOGIN_RELOAD_DELAY_MS), afterLogout: () => after(LOGOUT_RELOAD_DELAY_MS) };
};
