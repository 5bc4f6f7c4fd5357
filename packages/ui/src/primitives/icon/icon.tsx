import { glyphs, type IconName } from './glyphs.ts';
import * as css from './icon.css.ts';

/** Props of {@link Icon}. */
export interface IconProps {
  /** Which icon. */
  name: IconName;
  /** What it says, where no text next to it does. @default none, hidden from assistive technology */
  label?: string;
  /** A further class, for example a size: icons are 1.25 em high. */
  className?: string;
}

/** An icon of the interface, in the colour of the text around it. */
export const Icon = ({ name, label, className }: IconProps) => (
  <svg
    className={className ? `${css.icon} ${className}` : css.icon}
    viewBox="0 0 24 24"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={glyphs[name]} />
  </svg>
);
