export { HomePopupHost, type HomePopupHostProps } from './home-popup-host.tsx';
export type { HomePopupItems, HomePopupKind, HomePopupMemory, HomePopupPage, HomePopupPorts, LoadHomePopupList } from './home-popup.types.ts';
