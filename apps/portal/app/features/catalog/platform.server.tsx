import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@millwright/ui/button';
import { LinkTabs } from '@millwright/ui/link-tabs';
import { loadEntryList } from './entry-list.server.tsx';
import { postKind } from './entry-kinds.server.tsx';
import { entryListHref, type EntryFilters } from './entry-list-query.ts';
import { useMemberSite } from './member-site.server.ts';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import * as css from './platform.css.ts';

function SideTabs({ path, filters }: { path: string; filters: EntryFilters }) {
  const { t } = useLingui();
  const tab = (side: EntryFilters['side'], label: string) => ({
    label,
    current: filters.side === side,
    href: entryListHref(path, { ...filters, side }),
  });
  return (
    <LinkTabs
      label={t`Supply and demand`}
      tabs={[tab(null, t`All`), tab('supply', t`Supply`), tab('demand', t`Demand`)]}
    />
  );
}

/** Leads to the form of a post on the member site; nothing where there is no member site. */
function PublishLink({ side }: Pick<EntryFilters, 'side'>) {
  const { t } = useLingui();
  const memberSite = useMemberSite();
  if (memberSite === null) return null;
  return (
    <LinkButton href={`${memberSite}/posts/new${side ? `?side=${side}` : ''}`} variant="secondary" icon="plus">
      {t`Publish a post`}
    </LinkButton>
  );
}

/** Loads and renders the supply hall: offers and requests, each with its own tab. */
export const loadPlatform: PageLoader = (visit) =>
  loadEntryList(visit, postKind, {
    elsewhere: ['side'],
    before: (filters) => (
      <div className={css.aboveList}>
        <SideTabs path={postKind.path} filters={filters} />
        <PublishLink side={filters.side} />
      </div>
    ),
  });
