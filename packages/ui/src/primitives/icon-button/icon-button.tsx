import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './icon-button.css.ts';

/** Props of {@link IconButton}; every attribute of a button besides. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label' | 'title'
> {
  /** What the button does, for assistive technology and as its tooltip. */
  label: string;
  /** Which icon shows it. */
  icon: IconName;
  /** 32, 40 or 48 px square. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A button that shows an icon only. Its tooltip is its name: a label of the same words besides would have both read.
 */
export const IconButton = ({ label, icon, size = 'medium', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    title={label}
    className={[css.iconButton, css.size[size], className].filter(Boolean).join(' ')}
  >
    <Icon name={icon} />
  </button>
);
