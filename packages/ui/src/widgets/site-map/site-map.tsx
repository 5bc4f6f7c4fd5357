'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { childIndustryPath, industriesInMenu, industryPath, isOwnPath, type Industry } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { useNavigation } from '../main-navigation/index.ts';
import * as css from './site-map.css.ts';

/** A page that is in no menu. */
export interface SiteMapPage {
  name: string;
  /** Own path. */
  href: string;
}

/** Props of the site map. */
export interface SiteMapProps {
  /** First-level industries with their children; those that menus do not show are left out. */
  industries: readonly Industry[];
  /** Further pages of our own, listed after those of the edition's navigation and footer. @default none */
  pages?: readonly SiteMapPage[];
  /** Level of the headings. @default 2 */
  headingLevel?: 2 | 3;
}

/** Copy of the site map. */
const messages = {
  sections: msg`Sections`,
  pages: msg`More pages`,
  industries: msg`Industries`,
} as const;

interface Branch extends SiteMapPage {
  children?: readonly SiteMapPage[];
}

const isOwn = ({ path }: { path: string }) => isOwnPath(path);
const pageOf = ({ name, path }: { name: string; path: string }): SiteMapPage => ({ name, href: path });

/**
 * The map of the site for readers: its sections, its other pages, its industries. Inert: a pure function of its props.
 */
export const SiteMap = ({ industries, pages = [], headingLevel = 2 }: SiteMapProps) => {
  const { t, i18n } = useLingui();
  const { footer } = useEdition();
  const sections = useNavigation()
    .filter(isOwn)
    .map((entry): Branch => ({ ...pageOf(entry), children: entry.children?.filter(isOwn).map(pageOf) }));
  const known = new Set(sections.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)]));
  const others = [
    ...footer.quickLinks.filter(isOwn).map(({ name, path }) => ({ name: i18n._(name), href: path })),
    ...pages,
  ].filter(({ href }) => !known.has(href));
  const parts: readonly { title: string; branches: readonly Branch[] }[] = [
    { title: t(messages.sections), branches: sections },
    { title: t(messages.pages), branches: others },
    {
      title: t(messages.industries),
      branches: industriesInMenu(industries).map((industry) => ({
        name: industry.name,
        href: industryPath(industry),
        children: industry.children.map(({ id, name }) => ({ name, href: childIndustryPath(industry, id) })),
      })),
    },
  ];
  return (
    <div className={css.map}>
      {parts
        .filter(({ branches }) => branches.length > 0)
        .map(({ title, branches }) => (
          <section key={title}>
            <SectionHeading title={title} level={headingLevel} />
            <Branches branches={branches} />
          </section>
        ))}
    </div>
  );
};

const Branches = ({ branches }: { branches: readonly Branch[] }) => (
  <ul className={css.branches}>
    {branches.map(({ name, href, children = [] }) => (
      <li key={href} className={css.branch}>
        <Link href={href} className={css.name}>
          {name}
        </Link>
        {children.length > 0 && (
          <ul className={css.leaves}>
            {children.map((leaf) => (
              <li key={leaf.href}>
                <Link href={leaf.href} className={css.leaf}>
                  {leaf.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
