import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { registeredMachines } from '../machines/machine-registry.ts';
import { faultsOf, seenStates } from './machine-states.ts';
import { stateStories, type StoryModule } from './stories.ts';

const storyModules = import.meta.glob<StoryModule>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {},
    open: { initial: 'wide', states: { wide: {}, ajar: {}, swinging: { tags: 'unseen' } } },
  },
});

const story = (name: string, ...states: string[]) => ({ name, machine: 'door', states });

describe('the check of states and stories', () => {
  it('requires every atomic state that can be seen', () => {
    expect(seenStates(door)).toEqual(['closed', 'open.wide', 'open.ajar']);
  });

  it('requires one story where all children look the same', () => {
    const same = createMachine({
      id: 'same',
      initial: 'a',
      states: { a: { initial: 'x', states: { x: { tags: 'unseen' }, y: { tags: 'unseen' } } } },
    });
    expect(seenStates(same)).toEqual(['a']);
  });

  it('requires nothing where a machine shows nothing', () => {
    expect(seenStates(createMachine({ id: 'silent', tags: 'unseen', initial: 'a', states: { a: {}, b: {} } }))).toEqual(
      [],
    );
  });

  it('names a state that has no story', () => {
    expect(faultsOf([door], [story('Closed', 'closed'), story('Wide', 'open.wide')])).toEqual([
      'The state door · open.ajar has no story',
    ]);
  });

  it('names a story whose state or machine does not exist', () => {
    const complete = [story('All', 'closed', 'open.wide', 'open.ajar')];
    expect(faultsOf([door], [...complete, story('Old', 'locked')])).toEqual([
      'Old names the state door · locked, which does not exist',
    ]);
    expect(faultsOf([door], [...complete, { name: 'Gate', machine: 'gate', states: [] }])).toEqual([
      'Gate names the machine gate, which does not exist',
    ]);
  });

  it('is content when every state has a story', () => {
    expect(faultsOf([door], [story('All', 'closed', 'open.wide', 'open.ajar')])).toEqual([]);
  });
});

describe('the machines of the library', () => {
  const machines = registeredMachines.map(({ machine }) => machine);

  it('have ids of their own', () => {
    const ids = machines.map((machine) => machine.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('have a story for every state that can be seen', () => {
    const stories = Object.entries(storyModules).flatMap(([path, module]) =>
      stateStories(path.replace(/^.*\/src\//, ''), module),
    );
    expect(faultsOf(machines, stories)).toEqual([]);
  });
});
