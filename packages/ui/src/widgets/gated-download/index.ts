export { GatedDownload } from './gated-download.tsx';
export type { DownloadOutcome, GatedDownloadProps, GatedDownloadState } from './gated-download.types.ts';
