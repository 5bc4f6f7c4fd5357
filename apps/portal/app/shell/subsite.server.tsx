import type { PageVisit } from '../site/page.server.tsx';
import { subsiteOf, subsiteState } from '../subsite/subsite-site.server.ts';
import { loadShell } from './shell.server.tsx';

/** Loads the shell of a sub-site: that of the edition, and whose sub-site it is. */
export async function loadSubsiteShell(visit: Pick<PageVisit, 'scope' | 'url' | 'params'>) {
  const [shell, subsite] = await Promise.all([loadShell(visit.scope), subsiteOf(visit)]);
  const { id, name, slug } = subsite.industry;
  return { shell, industry: { id, name, slug }, state: subsiteState(subsite) };
}

/** What a sub-site's header needs. */
export type SubsiteShellData = Awaited<ReturnType<typeof loadSubsiteShell>>;
