export { formatAmount, quantityText } from './amounts.ts';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { DecisionBadge } from './decision-badge.tsx';
export { FormFiles } from './form-files.tsx';
export { incotermMeanings, incotermOptions, incotermText } from './incoterms.ts';
export { filesIn, listText } from './list-fields.ts';
export { MomentText } from './moment-text.tsx';
export { ThreadStatusBadge } from './thread-status.tsx';
export { useFilesFirst } from './use-files-first.ts';
