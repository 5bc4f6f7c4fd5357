'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { industriesInMenu, industryPath, type PartnerLink, type Industry } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Link } from '../../primitives/link/index.ts';
import { fitsQrSvg, QrSvg } from '../../primitives/qr-code/qr-svg.tsx';
import { developingId, FooterLink } from './footer-link.tsx';
import * as css from './site-footer.css.ts';

/** Props of the site footer. The rest it takes from the edition. */
export interface SiteFooterProps {
  /** First-level industries; those that menus do not show are left out here as well. */
  industries: readonly Industry[];
  /** Partner links; shown only in an edition that has the row (spec §2 Footer). @default none */
  partnerLinks?: readonly PartnerLink[];
  /** The year of the copyright line. The caller's clock says it, so that server and client agree. */
  year: number;
  /** Where the accessibility statement is. @default no link */
  accessibilityHref?: string;
  /** Where the page is that says how to have the site on a phone. @default no link */
  onPhoneHref?: string;
  /**
   * URL of the image of a code to follow, by its purpose, where the application serves them: they are requested
   * when they are near. @default drawn in the page
   */
  codeImageUrl?: (purpose: string) => string;
}

/** Copy of the site footer. Names of links, the notice and the filing number are the edition's. */
const messages = {
  label: msg`About this site`,
  partnerLinks: msg`Friendly links`,
  industries: msg`Industries`,
  quickLinks: msg`Quick links`,
  followUs: msg`Follow us`,
  contact: msg`Editorial office`,
  /** Shown for an item without a URL (spec §2 Footer). */
  developing: msg`Still developing: this page is not there yet`,
  qr: (name: string) => msg`QR code: ${name}`,
  copyright: (year: number, site: string) => msg`© ${year} ${site}`,
  filing: msg`Filing number`,
  accessibility: msg`Accessibility`,
  onYourPhone: msg`On your phone`,
} as const;

/**
 * A code to scan: the application's image, else drawn in the page itself; a link where it holds more than a small code
 * can.
 */
const FollowCode = ({ value, label, image }: { value: string; label: string; image?: string }) => {
  if (!fitsQrSvg(value))
    return (
      <Link href={value} newWindow>
        {value}
      </Link>
    );
  if (image)
    return (
      <img className={css.codeImage} src={image} alt={label} width={96} height={96} loading="lazy" decoding="async" />
    );
  return <QrSvg className={css.codeImage} url={value} label={label} />;
};

/** Notice, copyright, filing number, and the pages about them. */
const Legal = ({
  year,
  accessibilityHref,
  onPhoneHref,
}: Pick<SiteFooterProps, 'year' | 'accessibilityHref' | 'onPhoneHref'>) => {
  const { t } = useLingui();
  const { footer, siteName } = useEdition();
  const { filing } = footer;
  return (
    <div className={css.legal}>
      {footer.remark && <p className={css.notice}>{t(footer.remark)}</p>}
      <p className={css.notice}>{t(footer.notice)}</p>
      <p>{t(messages.copyright(year, t(siteName)))}</p>
      {accessibilityHref && (
        <p>
          <Link href={accessibilityHref}>{t(messages.accessibility)}</Link>
        </p>
      )}
      {onPhoneHref && (
        <p>
          <Link href={onPhoneHref}>{t(messages.onYourPhone)}</Link>
        </p>
      )}
      {filing && (
        <p>
          <Link href={filing.url} newWindow aria-label={`${t(messages.filing)} ${filing.number}`}>
            {filing.number}
          </Link>
        </p>
      )}
    </div>
  );
};

/** An e-mail address, which on a phone breaks before its domain rather than in a word of it. */
const EmailLink = ({ email }: { email: string }) => {
  const domain = email.indexOf('@') + 1;
  return (
    <Link href={`mailto:${email}`}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </Link>
  );
};

/** The codes to follow, and how to reach the editors; nothing where the edition has neither. */
const ContactSection = ({ codeImageUrl }: Pick<SiteFooterProps, 'codeImageUrl'>) => {
  const { t } = useLingui();
  const { footer, contact } = useEdition();
  const { followUs } = footer;
  const { email, phone, phoneLink } = contact;
  if (followUs.length === 0 && email === '' && phone === '') return null;
  return (
    <section>
      <h2 className={css.heading}>{t(followUs.length > 0 ? messages.followUs : messages.contact)}</h2>
      {followUs.length > 0 && (
        <ul className={css.codes}>
          {followUs.map(({ purpose, name, value }) => (
            <li key={purpose} className={css.code} data-qr={purpose}>
              <FollowCode value={value} label={t(messages.qr(t(name)))} image={codeImageUrl?.(purpose)} />
              {t(name)}
            </li>
          ))}
        </ul>
      )}
      {(email !== '' || phone !== '') && (
        <address className={css.contact} aria-label={t(messages.contact)}>
          {email !== '' && <EmailLink email={email} />}
          {phone !== '' && <Link href={`tel:${phoneLink}`}>{phone}</Link>}
        </address>
      )}
    </section>
  );
};

/**
 * The footer of every page (spec §2 Footer): partner links, industries, quick links, codes to follow, contact, notice
 * and filing number, as far as the edition has them. Inert: a pure function of its props and the edition.
 */
export const SiteFooter = ({ industries, partnerLinks = [], codeImageUrl, ...legal }: SiteFooterProps) => {
  const { t } = useLingui();
  const { footer } = useEdition();
  const inMenu = industriesInMenu(industries);
  return (
    <footer className={css.footer} aria-label={t(messages.label)}>
      <div className={css.column}>
        {footer.partnerLinks && partnerLinks.length > 0 && (
          <nav className={css.partnerLinks} aria-label={t(messages.partnerLinks)}>
            <h2 className={css.partnerName}>{t(messages.partnerLinks)}</h2>
            <ul className={css.partnerList}>
              {partnerLinks.map(({ title, url, rel }, index) => (
                <li key={index}>
                  <FooterLink name={title} path={url ?? ''} rel={rel} blank />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={css.columns}>
          {inMenu.length > 0 && (
            <nav className={css.wide} aria-label={t(messages.industries)}>
              <h2 className={css.heading}>{t(messages.industries)}</h2>
              <ul className={css.industries}>
                {inMenu.map((industry) => (
                  <li key={industry.id}>
                    <Link href={industryPath(industry)}>{industry.name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav aria-label={t(messages.quickLinks)}>
            <h2 className={css.heading}>{t(messages.quickLinks)}</h2>
            <ul className={css.links}>
              {footer.quickLinks.map(({ name, path, blank }) => (
                <li key={name.id}>
                  <FooterLink name={t(name)} path={path} blank={blank} />
                </li>
              ))}
            </ul>
          </nav>
          <ContactSection codeImageUrl={codeImageUrl} />
        </div>
        <Legal {...legal} />
      </div>
      <p id={developingId} popover="auto" role="status" className={css.developing}>
        {t(messages.developing)}
      </p>
    </footer>
  );
};
