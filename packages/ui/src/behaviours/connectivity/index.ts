export {
  connectivityChart,
  createConnectivity,
  RESTORED_NOTICE_MS,
  type ConnectivityActor,
  type ConnectivityEvent,
  type ConnectivityState,
} from './connectivity.machine.ts';
export { watchConnectivity, type ConnectivitySource } from './watch-connectivity.ts';
