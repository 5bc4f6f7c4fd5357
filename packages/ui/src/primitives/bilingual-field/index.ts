export { BilingualField, bilingualIn, type BilingualErrors, type BilingualFieldProps } from './bilingual-field.tsx';
export { inLanguage } from './in-language.ts';
