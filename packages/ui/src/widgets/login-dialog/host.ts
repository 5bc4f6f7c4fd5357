export { logInButtonId } from '../../parts/header/log-in-button.ts';
export {
  LoginDialogHost,
  loadLoginDialog,
  preloadLoginDialog,
  type LoginDialogHostProps,
} from './login-dialog-host.tsx';
export type { LoginFailure, LoginOutcome, LoginPorts, SolvedCaptcha } from '../../parts/login/login-dialog.types.ts';
