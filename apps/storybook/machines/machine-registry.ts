import type { MachineSimulation } from '@millwright/ui/chart';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from './machine-model.ts';

type Modules = Readonly<Record<string, Record<string, unknown>>>;

const machineModules: Modules = import.meta.glob('../../../packages/ui/src/**/*.machine.ts', { eager: true });
const simulationModules: Readonly<Record<string, { simulation: MachineSimulation }>> = import.meta.glob(
  '../../../packages/ui/src/**/*.simulation.ts',
  { eager: true },
);

/** A machine of the library with the way it is run beside its stories. */
export interface RegisteredMachine {
  /** The name by which its file exports it, without `Machine`. */
  name: string;
  machine: AnyStateMachine;
  simulation: MachineSimulation;
}

const simulations = new Map(Object.values(simulationModules).map(({ simulation }) => [simulation.machine, simulation]));

/** Every machine of the library, in the order of their ids. */
export const registeredMachines: readonly RegisteredMachine[] = Object.values(machineModules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([exported, machine]) => (isMachine(machine) ? [{ name: exported.replace(/Machine$/, ''), machine }] : []))
  .map(({ name, machine }) => ({ name, machine, simulation: simulations.get(machine.id) ?? { machine: machine.id } }))
  .toSorted((a, b) => a.machine.id.localeCompare(b.machine.id, 'en'));

/** The machine of an id, or else of the name by which it is exported. */
export const machineOf = (id: string): RegisteredMachine | undefined =>
  registeredMachines.find(({ machine }) => machine.id === id) ?? registeredMachines.find(({ name }) => name === id);

/** The ids that simulations name. */
export const simulatedIds: readonly string[] = [...simulations.keys()];
