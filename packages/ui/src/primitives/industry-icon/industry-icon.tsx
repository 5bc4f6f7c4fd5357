import * as css from './industry-icon.css.ts';
import { outlineOf } from './outline.tsx';

/** The icons of industries, each an outline of the sprite. */
export const industryIconNames = [
  'lathe',
  'mould',
  'ladle',
  'laser',
  'mould-halves',
  'layers',
  'spray',
  'controller',
  'robot',
  'valve',
  'gear',
  'caliper',
  'car',
  'battery',
  'turbine',
  'aircraft',
  'circuit',
  'wafer',
  'stethoscope',
  'box',
  'bottle',
  'loom',
  'forklift',
  'drop',
] as const;

/** Props of {@link IndustryIcon}. */
export interface IndustryIconProps {
  /** The `icon` of an industry. A name that is not known draws a factory. */
  name: string;
  /** A further class, for example a size: icons are 1.5 em high. */
  className?: string;
}

/**
 * The icon of an industry, as high as the text next to it.
 */
export const IndustryIcon = ({ name, className }: IndustryIconProps) => {
  const known = (industryIconNames as readonly string[]).includes(name) ? name : 'industry';
  return (
    <svg className={className ? `${css.industryIcon} ${className}` : css.industryIcon} viewBox="0 0 24 24" aria-hidden>
      {outlineOf(known)}
    </svg>
  );
};
