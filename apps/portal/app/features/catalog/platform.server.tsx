import { useLingui } from '@lingui/react/macro';
import { LinkTabs } from '@millwright/ui/link-tabs';
import { loadEntryList } from './entry-list.server.tsx';
import { postKind } from './entry-kinds.server.tsx';
import { entryListHref, type EntryFilters } from './entry-list-query.ts';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { showroomCrumb } from './showroom.server.tsx';

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

/** Loads and renders the supply hall: offers and requests, each with its own tab. */
export const loadPlatform: PageLoader = (visit) =>
  loadEntryList(visit, postKind, {
    above: [showroomCrumb(visit.scope)],
    elsewhere: ['side'],
    before: (filters) => <SideTabs path={postKind.path} filters={filters} />,
  });
