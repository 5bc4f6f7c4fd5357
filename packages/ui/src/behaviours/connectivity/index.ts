export {
  connectivityChart,
  createConnectivity,
  RESTORED_NOTICE_MS,
  type ConnectivityActor,
  type ConnectivityEvent,
  type ConnectivityState,
} from './connectivity.chart.ts';
export { watchConnectivity, type ConnectivitySource } from './watch-connectivity.ts';
