export { HomePopupHost, type HomePopupHostProps } from './home-popup-host.tsx';
export { homePopupKey } from './home-popup.memory.ts';
export type {
  HomePopupItems,
  HomePopupKind,
  HomePopupMemory,
  HomePopupPage,
  HomePopupPorts,
  LoadHomePopupList,
} from './home-popup.types.ts';
