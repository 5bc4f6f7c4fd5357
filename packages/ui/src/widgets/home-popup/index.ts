export { HomePopup } from './home-popup.tsx';
export type {
  HomePopupItems,
  HomePopupKind,
  HomePopupPage,
  HomePopupPorts,
  HomePopupProps,
  LoadHomePopupList,
} from './home-popup.types.ts';
