import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Whether the installed packages are those of the lock file. Optional packages may be absent: most are for other platforms.
 * @param {{ packages: object } | undefined} lock package-lock.json
 * @param {{ packages: object } | undefined} installed npm's own record in node_modules
 */
export const isInstalled = (lock, installed) => {
  if (!lock || !installed) return false;
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/') || entry.optional || entry.peer) return true;
    const found = installed.packages[path];
    return found !== undefined && (entry.link ? found.link === true : found.version === entry.version);
  });
};

const npm = (args) => {
  const cli = process.env.npm_execpath;
  const viaNode = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli);
  const command = viaNode ? process.execPath : 'npm';
  return spawnSync(command, viaNode ? [cli, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !viaNode && process.platform === 'win32',
  });
};

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const nodeWorks = () => existsSync(ownNode) && spawnSync(ownNode, ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs what is missing, development dependencies included: building needs them, whatever NODE_ENV says. */
const install = () => {
  const fits = isInstalled(
    readJson(join(root, 'package-lock.json')),
    readJson(join(root, 'node_modules', '.package-lock.json')),
  );
  if (fits) return;
  console.log('Installing dependencies (the first time, this takes a minute or two) …');
  const { status } = npm(['ci', '--include=dev', '--include=optional']);
  if (status !== 0) stop('The dependencies could not be installed. See the messages above.');
};

const major = (version) => Number(version.split('.')[0]);

/**
 * The Node that runs this project: the one that comes with it, or the present one where that is new enough and the
 * project's own has no binary for this platform.
 */
const findNode = () => {
  if (nodeWorks()) return ownNode;
  // An installation without install scripts has the package, but not the binary in it.
  if (existsSync(join(root, 'node_modules', 'node'))) npm(['rebuild', 'node']);
  if (nodeWorks()) return ownNode;
  if (major(process.versions.node) >= 24) return process.execPath;
  return stop(
    'This project needs Node 24. It brings its own, but that did not install on this system: use Node 24 or newer.',
  );
};

/**
 * Makes the project ready to run: dependencies installed, Node 24 at hand. Runs on Node 20 without any dependency.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} the Node to run things with, and an environment in which it comes
 *   first
 */
export const bootstrap = () => {
  install();
  const node = findNode();
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return {
    node,
    env: {
      ...process.env,
      PATH: path,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      DO_NOT_TRACK: '1',
      // What Node compiled for one process is compiled for all: tests start hundreds, and a server that need not
      // strip types holds 20 MB less (docs/benchmarks.md).
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    },
  };
};
