import type { ConnectivityActor } from '../../behaviours/connectivity/index.ts';

/** Props of {@link ConnectivityNotice}. */
export interface ConnectivityNoticeProps {
  /** The running connectivity of this app root, from `createConnectivity()`. */
  connectivity: ConnectivityActor;
}
