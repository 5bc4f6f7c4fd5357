import sprite from '../industry-icon/industry-icons.svg?no-inline';
import * as css from './icon.css.ts';

/** The icons that stand in the file of the industries' icons as well, drawn as in `glyphs.ts`. */
export const apartIconNames = ['arrow-up', 'chat', 'exchange', 'mail', 'phone', 'qr', 'share', 'user'] as const;

/** The name of an icon that is drawn from the file. */
export type ApartIconName = (typeof apartIconNames)[number];

/** Props of {@link ApartIcon}. */
export interface ApartIconProps {
  /** Which icon. */
  name: ApartIconName;
}

/**
 * An icon whose outline comes from a file that every page has anyway: for what stands at the end of all of them, so
 * that the outlines are not sent with each. Hidden from assistive technology.
 */
export const ApartIcon = ({ name }: ApartIconProps) => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden>
    <use href={`${sprite}#${name}`} />
  </svg>
);
