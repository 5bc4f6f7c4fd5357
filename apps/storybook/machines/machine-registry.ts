import type { MachineSimulation } from '@millwright/ui/chart';
import type { AnyStateMachine } from 'xstate';
import { createSteppingClock } from './stepping-clock.ts';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../../packages/ui/src/testing/simulations/*.ts',
  { eager: true },
);

/** A machine of the library with the way it is run in Storybook. */
export interface RegisteredMachine {
  /** The name by which its simulation is exported, without `Simulation`. */
  name: string;
  machine: AnyStateMachine;
  simulation: MachineSimulation;
}

/** The machine in the first of its worlds: all have the same chart. */
const drawnMachine = ({ worlds }: MachineSimulation): AnyStateMachine =>
  Object.values(worlds)[0]!(createSteppingClock()).machine as AnyStateMachine;

/** Every machine of the library, in the order of their ids. */
export const registeredMachines: readonly RegisteredMachine[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([exported]) => exported.endsWith('Simulation'))
  .map(([exported, value]) => {
    const simulation = value as MachineSimulation;
    return { name: exported.replace(/Simulation$/, ''), machine: drawnMachine(simulation), simulation };
  })
  .toSorted((a, b) => a.machine.id.localeCompare(b.machine.id, 'en'));

/** The machine of an id, or else of the name by which it is exported. */
export const machineOf = (id: string): RegisteredMachine | undefined =>
  registeredMachines.find(({ machine }) => machine.id === id) ?? registeredMachines.find(({ name }) => name === id);
