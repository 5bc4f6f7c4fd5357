'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PartnerLink } from '@millwright/domain';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import * as css from './home-sections.css.ts';

/** Copy of the section. */
const messages = {
  partners: msg`Partners`,
} as const;

/** Props of {@link HomePartners}. */
export interface HomePartnersProps {
  /** The partners; one without a URL is named without a link. Without any nothing is shown. */
  partners: readonly Pick<PartnerLink, 'title' | 'url' | 'rel'>[];
}

/** The partners of the house by name. Inert: a pure function of its props. */
export const HomePartners = ({ partners }: HomePartnersProps) => {
  const { t } = useLingui();
  if (partners.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t(messages.partners)} />
      <ul className={css.partners}>
        {partners.map(({ title, url, rel }, index) => (
          <li key={index}>
            {url ? (
              <Link href={url} newWindow rel={rel}>
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
