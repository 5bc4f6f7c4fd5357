import * as css from './facts-table.css.ts';
import type { ShownFact } from './facts-table.tsx';

/** A number that can be called; spaces and the like are no part of a `tel:` link. */
export const phoneFact = (label: string, phone: string): ShownFact => ({
  label,
  value: phone && (
    <a className={css.link} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  ),
});

/** A URL that can be written to. */
export const emailFact = (label: string, email: string): ShownFact => ({
  label,
  value: email && (
    <a className={css.link} href={`mailto:${email}`}>
      {email}
    </a>
  ),
});
