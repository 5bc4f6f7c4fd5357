export { copyLink, type CopyOutcome, type CopyPorts } from './copy-link.ts';
