export { glyphs, type IconName } from './glyphs.ts';
export { Icon, type IconProps } from './icon.tsx';
