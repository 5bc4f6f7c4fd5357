export { PostForm } from './post-form.tsx';
export type { PostChoice, PostField, PostFormProps } from './post-form.types.ts';
