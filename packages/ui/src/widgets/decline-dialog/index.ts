export { DeclineDialog, type DeclineDialogProps } from './decline-dialog.tsx';
