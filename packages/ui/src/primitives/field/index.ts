export {
  Checkbox,
  Input,
  Select,
  type CheckboxProps,
  type InputProps,
  type SelectOption,
  type SelectProps,
} from './controls.tsx';
export { Field, FieldError, type FieldControl, type FieldErrorProps, type FieldProps } from './field.tsx';
export { focusFirstControl, focusFirstInvalid } from './focus-first-invalid.ts';
