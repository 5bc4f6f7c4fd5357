import { industriesInMenu } from '@millwright/domain';
import type { HomePopupPorts } from '@millwright/ui/home-popup';
import { HomePopupHost } from '@millwright/ui/home-popup-host';
import type { IslandContextProps } from '../../shell/islands/islands.types.ts';

/** The place of the home pop-up, on the home page alone. */
export function HomePopupIsland({ services: { api, loadSiteCalls } }: IslandContextProps) {
  const loadPorts = async (): Promise<HomePopupPorts> => {
    const [{ createHomePopupLists }, { industries }] = await Promise.all([
      import('./home-popup-lists.ts'),
      loadSiteCalls().then(({ loadBaseInfo }) => loadBaseInfo()),
    ]);
    return { industries: industriesInMenu(industries), load: createHomePopupLists(api) };
  };
  return <HomePopupHost moved loadPorts={loadPorts} />;
}
