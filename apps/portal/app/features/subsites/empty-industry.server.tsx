import { useLingui } from '@lingui/react/macro';
import { listArticles, listProducts, listSuppliers } from '@millwright/api-client';
import { childIndustryPath, industryPath, type ArticleSummary, type Industry } from '@millwright/domain';
import { ArticleSection } from '@millwright/ui/article-section';
import { LinkButton } from '@millwright/ui/button';
import { EmptyState } from '@millwright/ui/empty-state';
import { section, sectionBudget } from '../../shell/page/calls.server.ts';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import * as css from './subsite.css.ts';
import type { Subsite } from '../../shell/page/subsite-of.server.ts';

/** Where the page of an industry without content leads on to. */
export interface Onward {
  /** The industry above a child industry; null where it is the first level that is empty. */
  parent: Industry | null;
  /** The child industries next to it of which there is something. */
  siblings: readonly Industry[];
  /** The latest news of the industry above, or of all; null where they could not be had. */
  articles: readonly ArticleSummary[] | null;
}

/** Finds where the page of an industry without content leads on to: what its parent has, and which siblings have it. */
export async function loadOnward(scope: RequestScope, { industry, child }: Subsite): Promise<Onward> {
  const { client } = scope;
  const industryId = child ? industry.id : undefined;
  const [articles, suppliers, products] = await Promise.all([
    section(scope, 'articles nearby', listArticles(client, { industryId, rows: 6 }, sectionBudget)),
    child ? section(scope, 'suppliers nearby', listSuppliers(client, { industryId, rows: 1 }, sectionBudget)) : null,
    child ? section(scope, 'products nearby', listProducts(client, { industryId, rows: 1 }, sectionBudget)) : null,
  ]);
  const filled = new Set(
    [articles, suppliers, products].flatMap((list) => list?.facets.industries.map(({ value }) => value) ?? []),
  );
  return {
    parent: child ? industry : null,
    siblings: child ? industry.children.filter(({ id }) => id !== child.id && filled.has(id)) : [],
    articles: articles && articles.items,
  };
}

/** Says that there is nothing of an industry yet, and leads on to the industry above and to those next to it. */
export function EmptyIndustry({ name, parent, siblings, articles }: Onward & { name: string }) {
  const { t } = useLingui();
  const parentName = parent?.name ?? '';
  return (
    <>
      <EmptyState
        title={t`Nothing about ${name} yet`}
        message={
          parent ? t`Look around in ${parentName} and its other fields.` : t`Look around in the other industries.`
        }
        actions={
          parent ? (
            <LinkButton href={industryPath(parent)}>{parentName}</LinkButton>
          ) : (
            <LinkButton href="/sitemaps">{t`All industries`}</LinkButton>
          )
        }
      />
      {parent && siblings.length > 0 && (
        <nav aria-label={t`Other fields`}>
          <ul className={css.siblings}>
            {siblings.map((sibling) => (
              <li key={sibling.id}>
                <LinkButton href={childIndustryPath(parent, sibling.id)} variant="secondary">
                  {sibling.name}
                </LinkButton>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {articles && articles.length > 0 && (
        <ArticleSection
          title={parent ? t`News from ${parentName}` : t`Latest news`}
          result={{ status: 'ready', items: articles }}
        />
      )}
    </>
  );
}
