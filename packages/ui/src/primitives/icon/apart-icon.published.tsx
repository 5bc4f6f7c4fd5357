import { Icon } from './icon.tsx';
import type { ApartIconProps } from './apart-icon.tsx';

export type { ApartIconName, ApartIconProps } from './apart-icon.tsx';

/**
 * The icon drawn in place. The published package has this one: where a file of it lies on another site, no package can
 * know.
 */
export const ApartIcon = ({ name }: ApartIconProps) => <Icon name={name} />;
