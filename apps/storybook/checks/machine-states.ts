import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { pathOf } from '../machines/machine-model.ts';

/** A story as far as this check reads it. */
export interface StateStory {
  /** Title and name, for messages. */
  name: string;
  /** The `id` of the machine that the story says it shows. */
  machine?: string | undefined;
  /** Dotted paths of the states that it says it shows. */
  states: readonly string[];
}

/** The tag of a state that looks exactly like another one, e.g. the short wait before a menu opens. */
const unseenTag = 'unseen';

const isUnseen = (node: AnyStateNode): boolean => node.tags.includes(unseenTag);

const leavesBelow = (node: AnyStateNode): AnyStateNode[] => {
  if (isUnseen(node)) return [];
  const children = Object.values(node.states).filter((child) => !isUnseen(child));
  return children.length === 0 ? [node] : children.flatMap(leavesBelow);
};

const everyPath = (node: AnyStateNode): string[] => [pathOf(node), ...Object.values(node.states).flatMap(everyPath)];

/**
 * The states that need a story: every atomic state that can be distinguished by looking. A state all of whose
 * children are tagged `unseen` counts as one. A machine whose root is tagged `unseen` shows nothing and needs no story.
 */
export const seenStates = (machine: AnyStateMachine): string[] =>
  leavesBelow(machine.root)
    .map(pathOf)
    .filter((path) => path !== '');

/**
 * What is wrong between machines and stories: states without a story, and stories that name what does not exist.
 * A story may show a state of a nested machine by naming that machine.
 */
export const faultsOf = (machines: readonly AnyStateMachine[], stories: readonly StateStory[]): string[] => {
  const missing = machines.flatMap((machine) => {
    const shown = new Set(stories.filter((story) => story.machine === machine.id).flatMap((story) => story.states));
    return seenStates(machine)
      .filter((state) => !shown.has(state))
      .map((state) => `The state ${machine.id} · ${state} has no story`);
  });
  const known = new Map(machines.map((machine) => [machine.id, new Set(everyPath(machine.root))]));
  const wrong = stories.flatMap((story) => {
    if (story.machine === undefined)
      return story.states.length > 0 ? [`${story.name} names a state but no machine`] : [];
    const states = known.get(story.machine);
    if (!states) return [`${story.name} names the machine ${story.machine}, which does not exist`];
    return story.states
      .filter((state) => !states.has(state))
      .map((state) => `${story.name} names the state ${story.machine} · ${state}, which does not exist`);
  });
  return [...missing, ...wrong];
};
