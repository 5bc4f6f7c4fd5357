export { LoginDialog } from './login-dialog.tsx';
export type { LoginDialogProps, LoginFailure, LoginOutcome, LoginPorts, SolvedCode } from './login-dialog.types.ts';
