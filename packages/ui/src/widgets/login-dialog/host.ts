export { LoginDialogHost, logInButtonId, preloadLoginDialog, type LoginDialogHostProps } from './login-dialog-host.tsx';
export type { LoginFailure, LoginOutcome, LoginPorts, SolvedCode } from './login-dialog.types.ts';
