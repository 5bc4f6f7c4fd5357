/** Breaks: a primitive is below the widgets. */
export { SiteHeader } from '../../widgets/site-header/index.ts';
