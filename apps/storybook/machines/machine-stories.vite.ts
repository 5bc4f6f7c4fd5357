import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const prefix = 'virtual:machine-stories/';

/** The names of the machines in a source, e.g. `topBanner` for `export const topBannerSimulation = …`. */
export const machineNamesIn = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+)Simulation\b/gm)].map((match) => match[1]!);

/** What is written otherwise than the name of its machine. */
const titles: Readonly<Record<string, string>> = {
  ezineReader: 'E-zine reader',
  homePopup: 'Home pop-up',
  popupList: 'Pop-up list',
};

const words = (id: string): string =>
  titles[id] ??
  id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** Lists one story for each machine that has a simulation in `packages/ui/src/testing/simulations`. */
export const machineIndexer: Indexer = {
  test: /\/testing\/simulations\/[^/]+\.ts$/,
  createIndex: async (fileName) =>
    machineNamesIn(readFileSync(fileName, 'utf8')).map((id) => ({
      type: 'story' as const,
      importPath: `${prefix}${id}.js`,
      exportName: 'Chart',
      name: 'Chart',
      title: `Machines/${words(id)}`,
      tags: ['machine'],
    })),
};

/** The modules of those stories. */
export const machineStories = (): Plugin => {
  const component = `${import.meta.dirname}/machine-chart.tsx`;
  return {
    name: 'millwright:machine-stories',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const machine = basename(id, '.js');
      return `import { MachineChart } from ${JSON.stringify(component)};
export default { title: ${JSON.stringify(`Machines/${words(machine)}`)}, component: MachineChart,
  parameters: { controls: { disable: true } } };
export const Chart = { args: { machine: ${JSON.stringify(machine)} } };
`;
    },
  };
};
