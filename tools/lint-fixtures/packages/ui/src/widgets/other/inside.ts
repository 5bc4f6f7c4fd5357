/** Props of the other widget. */
export interface OtherProps {
  /** Whether it is open. @default false */
  open?: boolean;
}

/** What the other widget keeps to itself. */
export const inside = 1;
