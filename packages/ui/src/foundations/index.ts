import './layers.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './typography.css.ts';

export { tabular, visuallyHidden } from './global.css.ts';
export { themeNames, type ThemeName } from './theme-values.ts';
