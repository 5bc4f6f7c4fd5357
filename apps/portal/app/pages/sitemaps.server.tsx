import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { childIndustryPath, industriesInMenu, industryPath, type Industry } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import * as detail from '../entries/detail.css.ts';
import { baseInfoOf } from '../site/calls.server.ts';
import { printPage, type PageLoader } from '../site/page.server.tsx';
import * as css from './sitemaps.css.ts';

interface Branch {
  name: string;
  href: string;
  children: readonly { name: string; href: string }[];
}

const Branches = ({ title, branches }: { title: string; branches: readonly Branch[] }) => (
  <section className={detail.section}>
    <SectionHeading title={title} />
    <ul className={css.branches}>
      {branches.map(({ name, href, children }) => (
        <li key={href} className={css.branch}>
          <Link href={href} className={css.name}>{name}</Link>
          {children.length > 0 && (
            <ul className={css.leaves}>
              {children.map((leaf) => (
                <li key={leaf.href}>
                  <Link href={leaf.href}>{leaf.name}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </section>
);

function SitemapsPage({ title, industries }: { title: string; industries: readonly Industry[] }) {
  const { t } = useLingui();
  const { navigation, footer } = useEdition();
  const own = ({ path }: { path: string }) => path.startsWith('/');
  const more = [
    { name: t`Directory of exhibitions`, href: '/tradeshow/directories' },
    { name: t`Newswire`, href: '/articles/newswire' },
    { name: t`White paper policy`, href: '/whitepapers/policy' },
    { name: t`RSS`, href: '/rss' },
    { name: t`Atom`, href: '/atom' },
  ];
  const named = ({ name, path }: (typeof navigation)[number]) => ({ name: t(name), href: path });
  return (
    <>
      <SectionHeading title={title} level={1} />
      <Branches
        title={t`Sections`}
        branches={navigation.filter(own).map((entry) => ({ ...named(entry), children: (entry.children ?? []).filter(own).map(named) }))}
      />
      <Branches title={t`More pages`} branches={[...more, ...footer.quickLinks.filter(own).map(named)].map((page) => ({ ...page, children: [] }))} />
      <Branches
        title={t`Industries`}
        branches={industries.map((industry) => ({
          name: industry.name,
          href: industryPath(industry),
          children: industry.children.map(({ id, name }) => ({ name, href: childIndustryPath(industry, id) })),
        }))}
      />
    </>
  );
}

/** Loads and prints the map of the site for readers. */
export const loadSitemaps: PageLoader = async ({ scope }) => {
  const title = scope.i18n._(msg`Sitemap`);
  const industries = industriesInMenu((await baseInfoOf(scope))?.industries ?? []);
  return printPage(scope, {
    name: 'sitemaps',
    title,
    description: scope.i18n._(msg`Every section and every industry of the site on one page.`),
    path: '/sitemaps',
    crumbs: [{ name: title, path: '/sitemaps' }],
    content: <SitemapsPage title={title} industries={industries} />,
  });
};
