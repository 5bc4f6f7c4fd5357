export { LoginDialog } from './login-dialog.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export type { LoginDialogProps, LoginFailure, LoginOutcome, LoginPorts, SolvedCaptcha } from './login-dialog.types.ts';
