export { LoginDialog } from './login-dialog.tsx';
export type { LoginDialogProps, LoginFailure, LoginOutcome, LoginPorts, SolvedCaptcha } from './login-dialog.types.ts';
