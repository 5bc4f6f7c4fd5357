import type { OtherProps } from '../other/inside.ts';

/** Breaks: of another widget only its index is imported, types too. */
export type Props = OtherProps;
