// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { MachineChart } from '../machines/machine-chart.tsx';
import { layOut } from '../machines/machine-layout.ts';
import { eventsOf, everyState, modelOf } from '../machines/machine-model.ts';
import { machineOf, registeredMachines } from '../machines/machine-registry.ts';
import { machineNamesIn } from '../machines/machine-stories.vite.ts';
import { startSimulation, worldsOf } from '../machines/run-simulation.ts';

afterEach(cleanup);

const moment = () => screen.getByLabelText(/ now$/, { selector: 'dl' });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const sources = import.meta.glob<string>(['../../../packages/ui/src/**/*.ts', '!**/*.test.ts', '!**/*.css.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const ids = registeredMachines.map(({ machine }) => machine.id);

describe.each(ids)('the chart of %s', (id) => {
  const { machine } = machineOf(id)!;
  const root = modelOf(machine);

  it('shows every state, every event of the union and what time does', () => {
    render(<MachineChart machine={id} />);
    const image = screen.getByRole('img');
    const states = everyState(root)
      .slice(1)
      .map(({ path }) => path);
    for (const path of states) expect(image.querySelector(`[data-state="${path}"]`)).not.toBeNull();
    for (const event of eventsOf(root))
      expect(screen.getAllByRole('button').some((button) => button.textContent?.startsWith(event))).toBe(true);
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([...new Set(buttons)]);
    expect(screen.getByRole('button', { name: '+59 s' })).toBeVisible();
    expect(within(screen.getByRole('table')).getAllByRole('row').length - 1).toBe(
      everyState(root).reduce((sum, { arrows }) => sum + arrows.length, 0),
    );
  });

  it('is drawn the same way each time, with no box beyond its edge', () => {
    const drawing = layOut(root);
    expect(layOut(modelOf(machine))).toEqual(drawing);
    for (const box of drawing.boxes)
      expect(box.x + box.width <= drawing.width && box.y + box.height <= drawing.height).toBe(true);
  });

  it('takes each event in each of its worlds without an error', async () => {
    const registered = machineOf(id)!;
    for (const world of worldsOf(registered)) {
      const simulation = startSimulation(registered, world);
      const events = [...(registered.simulation.events ?? []), ...eventsOf(root).map((type) => ({ type }))];
      const known = events.filter(({ type }, index) => events.findIndex((event) => event.type === type) === index);
      for (const event of known) {
        await simulation.send(event);
        await simulation.advance(1000);
      }
      expect(simulation.moment().error).toBeUndefined();
      simulation.stop();
    }
  });
});

describe('the charts in Storybook', () => {
  it('have a story for every simulation, under the name by which it is exported', () => {
    const listed = Object.entries(sources)
      .filter(([path]) => path.includes('/testing/simulations/'))
      .flatMap(([, source]) => machineNamesIn(source));
    expect(listed.toSorted()).toEqual(registeredMachines.map(({ name }) => name).toSorted());
  });

  it('have a simulation of every machine, by its own id', () => {
    const machines = Object.entries(sources).filter(([path]) => path.endsWith('.machine.ts'));
    expect(machines.length).toBeGreaterThan(20);
    // The life of a form is one machine; its id is that of the form.
    const named = machines.flatMap(
      ([, source]) =>
        /^ +id: '(\w+)',$/m.exec(source)?.[1] ?? [
          'certificateForm',
          'enquiryForm',
          'quoteForm',
          'subscriptionForm',
          'threadMessage',
        ],
    );
    expect(named.toSorted()).toEqual(ids.toSorted());
    expect(registeredMachines.map(({ simulation }) => simulation.machine)).toEqual(ids);
  });

  it('have an example of every event that carries something', () => {
    const withData = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\{ type: '([A-Z][A-Z_.]+)'; [^}]/g)].map((match) => match[1]!),
    );
    const heard = new Set(registeredMachines.flatMap(({ machine }) => eventsOf(modelOf(machine))));
    const shown = new Set(
      registeredMachines.flatMap(({ simulation }) => simulation.events ?? []).map(({ type }) => type),
    );
    expect(withData.filter((type) => heard.has(type) && !shown.has(type))).toEqual([]);
  });

  it('mark the state that an event leads to', async () => {
    render(<MachineChart machine="connectivity" />);
    expect(moment()).toHaveTextContent('online');
    await press('BROWSER.OFFLINE');
    await waitFor(() => expect(moment()).toHaveTextContent('Stateoffline'));
    expect(screen.getByRole('img').querySelector('rect[data-live]')?.parentElement).toHaveAttribute(
      'data-state',
      'offline',
    );
  });

  it('reach 59 s of a countdown in one click: 1 s is left, and after one more none', async () => {
    render(<MachineChart machine="verifyCode" />);
    await press('CODE.SENT');
    await waitFor(() => expect(moment()).toHaveTextContent('60 s left'));
    await press('+59 s');
    await waitFor(() => expect(moment()).toHaveTextContent('1 s left'));
    expect(moment()).toHaveTextContent('Statecounting');
    await press('To the next timer');
    await waitFor(() => expect(moment()).toHaveTextContent('A code can be sent'));
  });

  it('let a promise of the simulated server resolve in its time', async () => {
    render(<MachineChart machine="loginDialog" />);
    await press(/^FIELD.CHANGED .*13800138001/);
    await press('FORM.SUBMITTED');
    await waitFor(() => expect(moment()).toHaveTextContent('form.submitting'));
    await press('+1 s');
    await waitFor(() => expect(moment()).toHaveTextContent('form.succeeded'));
  });

  it('show another world of the same machine', async () => {
    render(<MachineChart machine="topBanner" />);
    await userEvent.selectOptions(screen.getByLabelText('World'), 'Later visit');
    await press(/BANNERS.KNOWN .*true/);
    await waitFor(() => expect(moment()).toHaveTextContent('mini'));
  });

  it('begin again with a click', async () => {
    render(<MachineChart machine="connectivity" />);
    await press('BROWSER.OFFLINE');
    await press('Start over');
    await waitFor(() => expect(moment()).toHaveTextContent('online'));
  });
});
