export type { CodePorts } from '../../parts/code-form/code-form.tsx';
export { CodeLoginForm, type CodeLoginFormProps } from './code-login-form.tsx';
export { RegisterForm, type RegisterFormProps } from './register-form.tsx';
