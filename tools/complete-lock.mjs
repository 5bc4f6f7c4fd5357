import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Completes package-lock.json. A registry that lacks the binaries of some platforms makes `npm install` drop those
 * optional packages from the lock, and then `npm ci` refuses the lock everywhere. This adds what it needs: an entry
 * with version and platform for each optional dependency that resolves to nothing. Run it after every `npm install`.
 *
 * What it adds has no digest, for the registry has nothing to make one of. `--forget` takes such entries out, so that an
 * `npm install --package-lock-only` at a registry that has them puts them back with theirs; then it runs as ever.
 */

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'ppc', 'riscv64', 's390x', 'x64', 'wasm32'];

const wordsOf = (name) => name.split(/[/_.-]/);

const platformOf = (name) => {
  const words = wordsOf(name);
  const os = systems.filter((system) => words.includes(system) || (system === 'linux' && words.includes('linuxmusl')));
  const cpu = processors.filter((processor) =>
    words.some((word) => word === processor || (processor === 'arm' && /^armv\d/.test(word))),
  );
  const musl = words.some((word) => word === 'musl' || word === 'linuxmusl' || word === 'musleabihf');
  const glibc = words.some((word) => word === 'gnu' || word === 'gnueabihf');
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(musl ? { libc: ['musl'] } : glibc && os.includes('linux') ? { libc: ['glibc'] } : {}),
  };
};

/** Every place where Node would look for `name` from the package at `path`, nearest first. */
const placesFor = (path, name) => {
  const places = [];
  let folder = path;
  for (;;) {
    places.push(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`);
    if (folder === '') return places;
    const cut = folder.lastIndexOf('/node_modules/');
    folder =
      cut >= 0
        ? folder.slice(0, cut)
        : folder.startsWith('node_modules/')
          ? ''
          : folder.includes('/')
            ? folder.slice(0, folder.lastIndexOf('/'))
            : '';
  }
};

const exactly = (range) =>
  /^\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/.test(range) ? range : range.match(/\d+\.\d+\.\d+(?:[-+][\w.-]+)?/)?.[0];

const fits = (range, version) => exactly(range) !== range || version === range;

/** Where a missing package goes: as high as possible, but next to nothing that hides it or is of another version. */
const freePlace = (packages, path, name) => {
  const places = placesFor(path, name);
  const nearest = places.findIndex((place) => place in packages);
  return nearest < 0 ? places.at(-1) : nearest === 0 ? undefined : places[0];
};

const missingFrom = (packages, [path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) => {
    const found = placesFor(path, name).find((place) => place in packages);
    if (found && (packages[found].link || fits(range, packages[found].version))) return [];
    const place = freePlace(packages, path, name);
    const version = exactly(range);
    return place && version ? [{ place, name, version, dev: entry.dev === true }] : [];
  });

/**
 * The optional dependencies that a lock names but does not resolve.
 * @param {{ packages: Record<string, { version?: string, optionalDependencies?: Record<string, string>, dev?: boolean,
 *   link?: boolean }> }} lock
 * @returns {{ place: string, name: string, version: string, dev: boolean }[]}
 */
export const unresolved = (lock) => Object.entries(lock.packages).flatMap((entry) => missingFrom(lock.packages, entry));

/** The lock with every missing optional dependency added, and its packages in npm's order. */
export const completed = (lock) => {
  const packages = { ...lock.packages };
  // One package at a time: where the next one may go depends on what has been added.
  for (const entry of Object.entries(lock.packages)) {
    for (const { place, name, version, dev } of missingFrom(packages, entry)) {
      packages[place] = { version, ...platformOf(name), ...(dev && { dev: true }), optional: true };
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { ...lock, packages: sorted };
};

/** The lock without the packages of other platforms that have no digest, and how many these were. */
export const forgotten = (lock) => {
  const retained = Object.entries(lock.packages).filter(
    ([path, entry]) => !path.includes('node_modules/') || entry.link || entry.integrity || !entry.optional,
  );
  return {
    lock: { ...lock, packages: Object.fromEntries(retained) },
    count: Object.keys(lock.packages).length - retained.length,
  };
};

const write = (file, lock) => writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  if (process.argv.includes('--forget')) {
    const { lock: rest, count } = forgotten(lock);
    write(file, rest);
    console.log(`Took ${count} optional packages without a digest out of the lock.`);
  } else {
    const missing = unresolved(lock);
    if (missing.length > 0) write(file, completed(lock));
    console.log(
      missing.length === 0 ? 'The lock is complete.' : `Added ${missing.length} optional packages to the lock.`,
    );
  }
}
