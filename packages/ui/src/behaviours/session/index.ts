export { createSharedState, memberOf, watchReturn } from './shared-state.ts';
export type {
  DialogVisibility,
  ProfileResponse,
  SharedState,
  SharedStateActions,
  SharedStatePorts,
  SharedStateStore,
} from './shared-state.types.ts';
export {
  SharedStateProvider,
  useSharedActions,
  useSharedState,
  useSharedStore,
  type SharedStateProviderProps,
} from './use-shared-state.tsx';
