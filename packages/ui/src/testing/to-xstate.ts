import { assign, createMachine, type AnyStateMachine } from 'xstate';
import type { ChartEvent, ChartMachine } from '../behaviours/chart/chart.types.ts';

interface Arrow {
  target?: string;
}

/** XState reads a target of the root's own transitions as a sibling of the root unless it begins with a dot. */
const fromRoot = (transitions: Arrow | readonly Arrow[]): Arrow[] =>
  [transitions]
    .flat()
    .map((arrow: Arrow) => (arrow.target === undefined ? arrow : { ...arrow, target: `.${arrow.target}` }));

type Args = { context: object; event: ChartEvent };

const each = <From, To>(
  record: Readonly<Record<string, From>> | undefined,
  map: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record ?? {}).map(([name, value]) => [name, map(value)]));

/**
 * The same machine for XState: what tests walk through and what the chart in Storybook is drawn from. It stands in a
 * module of its own, so that no page loads XState because of it.
 */
export const toXstate = <State extends string, Event extends ChartEvent, Context extends object>(
  machine: ChartMachine<State, Event, Context>,
): AnyStateMachine =>
  createMachine({
    ...machine.chart,
    on: each(machine.chart.on as Record<string, Arrow | readonly Arrow[]>, fromRoot),
    context: machine.context,
  } as never).provide({
    guards: each(
      machine.guards,
      (guard) =>
        ({ context, event }: Args) =>
          guard(context as Context, event as Event),
    ),
    actions: {
      ...each(machine.assigns, (change) =>
        assign(({ context, event }: Args) => change(context as Context, event as Event) as object),
      ),
      ...each(
        machine.effects,
        (effect) =>
          ({ context, event }: Args) =>
            effect(context as Context, event as Event),
      ),
    },
    delays: each(machine.delays, (delay) =>
      typeof delay === 'number' ? delay : ({ context }: Args) => delay(context as Context),
    ),
  } as never);
