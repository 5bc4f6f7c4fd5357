export type {
  Chart,
  ChartActor,
  ChartClock,
  ChartEvent,
  ChartMachine,
  ChartSnapshot,
  ChartState,
  Transition,
} from './chart.types.ts';
export type { MachineSimulation, SimulatedMachine, SimulationClock } from './simulation.types.ts';
export { runChart } from './run-chart.ts';
export { useChart, useSnapshot } from './use-chart.ts';
