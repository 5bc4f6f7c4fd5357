export * as formStyles from './form-parts.css.ts';
export { FormFailure, FormNotes } from './form-notes.tsx';
export { LoginLink } from './login-link.tsx';
export { SentForm } from './sent-form.tsx';
export { useFormFocus } from './use-form-focus.ts';
