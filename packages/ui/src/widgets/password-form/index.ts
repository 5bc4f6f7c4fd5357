export { PasswordForm, type PasswordFormProps } from './password-form.tsx';
