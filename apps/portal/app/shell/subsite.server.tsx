import type { PageVisit } from '../site/page.server.tsx';
import { subsiteOf } from '../subsite/subsite-site.server.ts';
import { loadShell } from './shell.server.tsx';

/**
 * Loads the shell of a sub-site: that of the edition, and whose sub-site it is; null where it is none, which is the
 * page's own to say.
 */
export async function loadSubsiteShell(visit: Pick<PageVisit, 'scope' | 'url' | 'params'>) {
  const [shell, subsite] = await Promise.all([loadShell(visit.scope), subsiteOf(visit).catch(() => null)]);
  if (!subsite) return { shell, subsite };
  const { id, name, slug, children } = subsite.industry;
  const industry = { id, name, slug, children: children.map((one) => ({ id: one.id, name: one.name })) };
  return { shell: null, subsite: { shell, industry, childId: subsite.child?.id ?? null } };
}

/** What a sub-site's header needs. */
export type SubsiteShellData = NonNullable<Awaited<ReturnType<typeof loadSubsiteShell>>['subsite']>;
