import type { PageVisit } from '../site/page.server.tsx';
import { subsiteOf } from '../subsite/subsite-site.server.ts';
import { loadShell } from './shell.server.tsx';

/** Loads the shell of a sub-site: that of the edition, and whose sub-site it is. */
export async function loadSubsiteShell(visit: Pick<PageVisit, 'scope' | 'url' | 'params'>) {
  const [shell, { industry, child }] = await Promise.all([loadShell(visit.scope), subsiteOf(visit)]);
  const { id, name, slug, children } = industry;
  return { shell, industry: { id, name, slug, children: children.map((one) => ({ id: one.id, name: one.name })) }, childId: child?.id ?? null };
}

/** What a sub-site's header needs. */
export type SubsiteShellData = Awaited<ReturnType<typeof loadSubsiteShell>>;
