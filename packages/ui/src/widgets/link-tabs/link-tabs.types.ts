/** One of several lists. */
export interface LinkTab {
  /** Its name. */
  label: string;
  /** Where it is. */
  href: string;
  /** Whether it is the one shown. @default false */
  current?: boolean;
  /** How many there are; absent where they are not counted. */
  count?: number;
}

/** Props of the tabs that are links. */
export interface LinkTabsProps {
  /** What they are tabs of, for assistive technology. */
  label: string;
  /** The lists. Fewer than two are not shown. */
  tabs: readonly LinkTab[];
}
