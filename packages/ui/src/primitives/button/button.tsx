'use client';

import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import * as css from './button.css.ts';

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  /**
   * `signal` is for the single thing to act on; `primary` completes a task, `secondary` is any other action, `quiet`
   * the least. @default 'primary'
   */
  variant?: 'primary' | 'signal' | 'secondary' | 'quiet';
  /** 32, 40 or 48 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. @default false */
  block?: boolean;
  /** An icon before the text. */
  icon?: IconName;
  /** An icon after the text. */
  iconAfter?: IconName;
  /** The text. */
  children: ReactNode;
}

/** Props of {@link Button}; every attribute of a button besides. */
export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Something runs: the button keeps its focus and its place, and does nothing. @default false */
  loading?: boolean;
}

/** Props of {@link LinkButton}; every attribute of a link besides. */
export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'children'> {}

const classes = ({ variant = 'primary', size = 'medium', block }: Omit<ButtonLook, 'children'>, className?: string) =>
  [css.button, css.variant[variant], css.size[size], block && css.block, className].filter(Boolean).join(' ');

/** A button. Its type is `button` unless it says otherwise. */
export const Button = (props: ButtonProps) => {
  const { variant, size, block, icon, iconAfter, loading = false, className, children, onClick, ...rest } = props;
  const idle = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, 'data-loading': '' })}
      className={classes({ variant, size, block }, className)}
      onClick={loading ? idle : onClick}
    >
      {loading ? <span className={css.spinner} aria-hidden /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
};

/** A link that looks like a button: it goes somewhere, a button does something. */
export const LinkButton = ({
  variant,
  size,
  block,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Link {...rest} className={classes({ variant, size, block }, className)}>
    {icon && <Icon name={icon} />}
    {children}
    {iconAfter && <Icon name={iconAfter} />}
  </Link>
);
