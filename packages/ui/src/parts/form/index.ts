export * as formStyles from './form-parts.css.ts';
export { FormFrame } from './form-frame.tsx';
export { FormFailure } from './form-notes.tsx';
export { LoginLink } from './login-link.tsx';
export { SentForm, type SentFormProps } from './sent-form.tsx';
export { useFormFocus } from './use-form-focus.ts';
