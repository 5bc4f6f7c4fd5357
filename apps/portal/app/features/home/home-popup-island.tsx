import { industriesInMenu } from '@millwright/domain';
import type { HomePopupPorts } from '@millwright/ui/home-popup';
import { HomePopupHost } from '@millwright/ui/home-popup-host';
import { useServices } from '../../shell/page/app-root.tsx';
import type { BrowserServices } from '../../shell/page/browser-services.ts';

async function portsOf(services: BrowserServices): Promise<HomePopupPorts> {
  const [load, { industries }] = await Promise.all([services.loadHomePopupLists(), services.loadBaseInfo()]);
  return { industries: industriesInMenu(industries), load };
}

/** The place of the home pop-up, on the home page alone. */
export function HomePopupIsland() {
  const services = useServices();
  return services && <HomePopupHost moved loadPorts={() => portsOf(services)} />;
}
