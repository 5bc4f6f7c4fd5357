import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getEditorialPage } from '@millwright/api-client';
import { parseInteger, withIndustryId, type EditorialPage, type OwnSite, type PageBlock } from '@millwright/domain';
import { EditorialBlocks } from '@millwright/ui/editorial-blocks';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import type { ReactNode } from 'react';
import * as detail from '../catalog/detail.css.ts';
import { eventData } from '../catalog/entry-data.server.ts';
import { Island } from '../../shell/islands/island.server.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { mainBudget, mainItem } from '../../shell/page/calls.server.ts';
import type { PageHead } from '../../shell/page/page-head.server.tsx';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';
import type { Crumb, PageSchema } from '../../shell/page/structured-data.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { hasPage } from '../../shell/page/site-editions.server.ts';
import * as css from './editorial.css.ts';

/** The pages about us, in the order of their menu. */
const aboutPages: readonly { path: string; name: MessageDescriptor }[] = [
  { path: '/about', name: msg`About` },
  { path: '/about/intro', name: msg`Who we are` },
  { path: '/about/history', name: msg`History` },
  { path: '/about/management', name: msg`Management` },
  { path: '/about/careers', name: msg`Careers` },
  { path: '/about/contact', name: msg`Contact` },
  { path: '/about/imprint', name: msg`Imprint` },
  { path: '/about/terms', name: msg`Terms of use` },
  { path: '/about/policy', name: msg`Privacy policy` },
  { path: '/about/accessibility', name: msg`Accessibility` },
];

interface AboutMenuProps {
  path: string;
  hrefOf: (path: string) => string;
  site: OwnSite | null;
}

function AboutMenu({ path, hrefOf, site }: AboutMenuProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`About`}>
      <ul className={css.menu}>
        {aboutPages
          .filter((page) => hasPage(site, page.path))
          .map((page) => (
            <li key={page.path}>
              <Link
                href={hrefOf(page.path)}
                className={css.menuLink}
                aria-current={page.path === path ? 'page' : undefined}
              >
                {t(page.name)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const Body = ({ page: { title, brief, image, blocks } }: { page: EditorialPage }) => (
  <div className={css.body}>
    <div className={css.intro}>
      <h1 className={detail.title}>{title}</h1>
      {brief && <p className={detail.brief}>{brief}</p>}
    </div>
    {image && <Image src={image} alt="" width={832} priority className={css.image} />}
    <EditorialBlocks blocks={blocks} />
  </div>
);

/** The structured data of a part of the page, for search engines. */
function dataOf(block: PageBlock, title: string, { canonical, description, image, siteName }: PageHead): object | null {
  if (block.type !== 'event') return null;
  return {
    ...eventData({ ...block, region: null }),
    name: title,
    description,
    url: canonical,
    image,
    organizer: { '@type': 'Organization', name: siteName },
  };
}

/** How an editorial page stands in the site. */
export interface EditorialPlace {
  /** URL in the API's pages. @default the own path without its first slash */
  slug?: string;
  /** Whether the menu of the pages about us stands next to it. @default false */
  isAbout?: boolean;
  /** What search engines call the page. @default 'other' */
  schema?: PageSchema;
  /** What stands below the text. @default nothing */
  after?: ReactNode;
  /** The places above it. @default none */
  above?: (scope: Pick<RequestScope, 'i18n'>) => readonly Crumb[];
}

/** Loads and renders an editorial page. */
export const editorial =
  (path: string, { slug = path.slice(1), isAbout = false, schema, after, above }: EditorialPlace = {}): PageLoader =>
  async ({ scope, url }) => {
    // Read in a sub-site, whose header leads here with its id, the pages about us stay there.
    const industryId = isAbout ? parseInteger(url.searchParams.get('sid')) : null;
    const hrefOf = (to: string) => (industryId === null ? to : withIndustryId(to, industryId));
    const page = await mainItem(scope, 'page', getEditorialPage(scope.client, slug, mainBudget));
    return renderPage(scope, {
      name: 'editorial',
      title: page.title,
      description: page.brief,
      path,
      switchPath: hrefOf(path),
      schema,
      modifiedAt: page.modifiedAt,
      crumbs: [...(above?.(scope) ?? []), { name: page.title, path }],
      content: isAbout ? (
        <div className={css.layout}>
          <AboutMenu path={path} hrefOf={hrefOf} site={scope.ownSite ?? null} />
          <div className={css.body}>
            <Body page={page} />
            {after}
          </div>
        </div>
      ) : (
        <Body page={page} />
      ),
      data: (head) => page.blocks.flatMap((block) => dataOf(block, page.title, head) ?? []),
    });
  };

/** The way to choose again whether views are counted and players of other sites shown. */
export const privacyChoices = (
  <Island name="consent" props={{}}>
    <PrivacyChoices data-js="" id="privacy-choices" />
  </Island>
);

/** A page about us: with the menu of all of them, below the landing page. */
export const aboutPage = (path: string, after?: ReactNode, schema: PageSchema = 'AboutPage'): PageLoader =>
  editorial(path, {
    isAbout: true,
    schema,
    after,
    above: ({ i18n }) => (path === '/about' ? [] : [{ name: i18n._(aboutPages[0]!.name), path: '/about' }]),
  });
