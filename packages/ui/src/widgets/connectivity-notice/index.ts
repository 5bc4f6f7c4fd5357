export { ConnectivityNotice, type ConnectivityNoticeProps } from './connectivity-notice.tsx';
