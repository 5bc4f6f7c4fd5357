/** Who may import whom. The table is the one of docs/where-does-it-go.md; the rules below are made from it. */
interface Project {
  /** Folder from the root. */
  folder: string;
  /** Workspace packages that it may import. */
  may: readonly string[];
  /** Packages of others that it never imports, as regular expressions on the specifier, with the reason. */
  never: Readonly<Record<string, string>>;
}

const react = '^(react|react-dom)(/|$)';
const router = '^(react-router|react-router-dom)(/|$)';

const projects: Readonly<Record<string, Project>> = {
  domain: { folder: 'packages/domain', may: [], never: { '^[^.]': 'the domain imports nothing' } },
  i18n: { folder: 'packages/i18n', may: ['domain'], never: { [router]: 'i18n knows no router' } },
  'api-client': { folder: 'packages/api-client', may: ['domain'], never: { [react]: 'the client knows no React' } },
  ui: {
    folder: 'packages/ui',
    may: ['domain', 'i18n'],
    never: { [router]: 'links come from the Link provider', '^ofetch(/|$)': 'components fetch nothing' },
  },
  elements: {
    folder: 'packages/elements',
    may: ['domain', 'i18n', 'api-client', 'ui'],
    never: { [router]: 'elements stand on any page' },
  },
  portal: {
    folder: 'apps/portal',
    may: ['domain', 'i18n', 'api-client', 'ui'],
    never: {
      '^@radix-ui/': 'primitives belong to ui',
      '^(xstate|@xstate/.*)(/|$)': 'machines belong to ui',
      '^@millwright/ui/.*(\\.css|\\.machine)': 'the inside of a widget is its own',
    },
  },
  accounts: {
    folder: 'apps/accounts',
    may: ['domain', 'i18n', 'api-client', 'ui'],
    never: {
      '^@radix-ui/': 'primitives belong to ui',
      '^(xstate|@xstate/.*)(/|$)': 'machines belong to ui',
      '^@millwright/ui/.*(\\.css|\\.machine)': 'the inside of a widget is its own',
    },
  },
  api: {
    folder: 'apps/api',
    may: ['domain', 'i18n', 'api-client'],
    never: { [react]: 'the API renders nothing', [router]: 'the API has no pages' },
  },
  storybook: { folder: 'apps/storybook', may: ['domain', 'i18n', 'ui'], never: { [router]: 'stories know no router' } },
};

const names = Object.keys(projects);

/**
 * Layers of the component library; each may import those before it. That a widget imports only the index of another is
 * a rule of dependencies.config.cjs: these patterns cannot say "all but".
 */
const layers = ['foundations', 'primitives', 'behaviours', 'parts', 'widgets', 'layouts'] as const;

/** One pattern of `no-restricted-imports`. */
export interface Ban {
  /** Matched against the specifier as it is written. @default the group */
  regex?: string;
  /** Patterns as in a `.gitignore`, of which a later one with `!` allows again. @default the regular expression */
  group?: string[];
  /** The reason. */
  message: string;
}

const either = (values: readonly string[]): string => values.join('|');

const dayjsBan: Ban = { regex: '^dayjs(/|$)', message: 'dates belong to @millwright/i18n/dates' };

const pathBans: readonly Ban[] = [
  { regex: '^(\\.\\./)+(packages|apps)/', message: 'another package is imported by its name, never by its path' },
  {
    regex: `^(\\.\\./){2,}(${either(names)})/(src|app|server)(/|$)`,
    message: 'another package is imported by its name, never by its path',
  },
];

const bansOf = (name: string): Ban[] => {
  const { may, never } = projects[name]!;
  const others = names.filter((other) => other !== name && !may.includes(other));
  const allowed = may.length > 0 ? may.join(', ') : 'nothing';
  return [
    ...(others.length > 0
      ? [{ regex: `^@millwright/(${either(others)})(/|$)`, message: `${name} may import only: ${allowed}` }]
      : []),
    ...Object.entries(never).map(([regex, message]) => ({ regex, message })),
    ...pathBans,
    ...(name === 'i18n' ? [] : [dayjsBan]),
  ];
};

/** The bans of the portal where it may import the API. */
const bansOutsideApi = (): Ban[] =>
  bansOf('portal').map((ban) => ({
    ...ban,
    regex: ban.regex?.replace('|api|', '|').replace('(api|', '(').replace('|api)', ')'),
  }));

const layerBans = (index: number): Ban[] => {
  const higher = layers.slice(index + 1);
  const upward =
    higher.length > 0
      ? [{ regex: `^(\\.\\./)+(${either(higher)})(/|$)`, message: `${layers[index]} may not import a higher layer` }]
      : [];
  return [...upward, { regex: '^@millwright/ui(/|$)', message: 'inside ui, import by path' }];
};

const machineBans: readonly Ban[] = [
  {
    regex: '^(react|react-dom|@xstate/react|@lingui/.*|@millwright/i18n)(/|$)',
    message: 'a machine knows neither React nor copy',
  },
  { regex: '\\.css(\\.ts)?$|\\.messages(\\.ts)?$', message: 'a machine knows neither styles nor copy' },
];

/** What a machine never touches: all of it comes in as ports, so that a test holds the clock and the storage. */
export const machineGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'Date',
  'matchMedia',
];

/** The one global instance of Lingui would be shared by all requests of a server. */
const globalLingui = { name: '@lingui/core', importNames: ['i18n'], message: 'use the instance of this request' };

/** The files of one override with all bans that hold in them: of two matching overrides only the last one counts. */
export interface Boundary {
  /** Globs from the root. */
  files: string[];
  /** Options of `no-restricted-imports`. */
  options: { paths: (typeof globalLingui)[]; patterns: Ban[] };
}

const boundary = (files: string[], patterns: readonly Ban[]): Boundary => ({
  files,
  options: { paths: [globalLingui], patterns: [...patterns] },
});

const testFiles = '**/*.test.{ts,tsx}';

/** Overrides in order: projects, layers of ui, machines, and the places with a liberty of their own. */
export const boundaries = (): Boundary[] => [
  ...names.map((name) => boundary([`${projects[name]!.folder}/**`], bansOf(name))),
  ...layers.map((layer, index) => boundary([`packages/ui/src/${layer}/**`], [...bansOf('ui'), ...layerBans(index)])),
  ...layers.map((layer, index) =>
    boundary([`packages/ui/src/${layer}/**/*.machine.ts`], [...bansOf('ui'), ...layerBans(index), ...machineBans]),
  ),
  // Modules that only the server loads sanitise the bodies of somebody else's API as the API does.
  boundary(
    ['apps/portal/app/**/*.server.{ts,tsx}'],
    [
      ...bansOutsideApi(),
      { regex: '^@millwright/api$', message: 'only the server holds the API' },
      { group: ['@millwright/api/*', '!@millwright/api/sanitize-html'], message: 'only the server holds the API' },
    ],
  ),
  // The runtime knows no page and no widget of the portal: runtime ← shell ← features.
  boundary(
    ['apps/portal/app/runtime/**'],
    [...bansOf('portal'), { regex: '^\\.\\./[a-z]', message: 'the runtime imports no feature' }],
  ),
  // Only the portal's server holds the embedded API.
  boundary(['apps/portal/server/**'], bansOutsideApi()),
  // Tests of the domain may import their test runner.
  boundary(
    [`packages/domain/${testFiles}`, 'packages/domain/src/testing/**', 'packages/domain/*.config.ts'],
    bansOf('domain')
      .filter((ban) => ban.regex !== '^[^.]')
      .filter((ban) => ban.regex !== pathBans[0]!.regex),
  ),
];
