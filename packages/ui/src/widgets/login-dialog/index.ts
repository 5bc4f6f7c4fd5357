export { LoginDialog } from './login-dialog.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export type {
  LoginDialogProps,
  LoginFailure,
  LoginOutcome,
  LoginPorts,
  SolvedCaptcha,
} from '../../parts/login/login-dialog.types.ts';
