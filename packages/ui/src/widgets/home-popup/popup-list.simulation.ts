import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import type { PopupListContext } from './home-popup.types.ts';

const items = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }];

/** A list of the home pop-up beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'homePopupList',
  events: [
    { type: 'INDUSTRY.PICKED', industryId: 5 },
    { type: 'LIST.LOADED', items, total: 12 },
    { type: 'LIST.LOADED', items: [], total: 0 },
  ] as MachineSimulation['events'] & object,
  says: ({ industryId, page, total }: PopupListContext) =>
    industryId === null ? 'No industry yet' : `Industry ${industryId}, page ${page}, ${total} in all`,
};
