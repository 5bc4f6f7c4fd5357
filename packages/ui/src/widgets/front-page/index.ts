export { FrontPage } from './front-page.tsx';
export type { FrontPageProps } from './front-page.types.ts';
