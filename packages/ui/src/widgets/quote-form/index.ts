export { QuoteForm } from './quote-form.tsx';
export type { QuoteFormProps } from './quote-form.types.ts';
