import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './empty-state.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What is the matter, in a few words. */
  title: string;
  /** What to do about it. */
  message?: ReactNode;
  /** What stands over the words. @default 'info' */
  icon?: IconName;
  /** Links or buttons that lead on. */
  actions?: ReactNode;
}

/** Says that there is nothing here, or that it could not be had, and leads on. */
export const EmptyState = ({ title, message, icon = 'info', actions }: EmptyStateProps) => (
  <div className={css.emptyState}>
    <Icon name={icon} className={css.icon} />
    <p className={css.title}>{title}</p>
    {message && <p className={css.message}>{message}</p>}
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
);
