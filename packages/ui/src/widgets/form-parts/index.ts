export * as formStyles from './form-parts.css.ts';
export { FormFailure, FormNotes, type FormFailureProps, type FormNotesProps } from './form-notes.tsx';
export { LoginLink, type LoginLinkProps } from './login-link.tsx';
export { SentForm, type SentFormProps } from './sent-form.tsx';
export { useFormFocus } from './use-form-focus.ts';
