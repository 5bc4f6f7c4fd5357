export { ConnectivityNotice } from './connectivity-notice.tsx';
export type { ConnectivityNoticeProps } from './connectivity-notice.types.ts';
