import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a program ends well, within five minutes. */
export const succeeds = (command, args, options = {}) => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000, ...options });
    return true;
  } catch {
    return false;
  }
};

/** Runs apt-get after whatever else of this project runs it: it waits for one of its locks, and fails at the other. */
const aptGet = (words, options) =>
  succeeds('flock', ['--timeout', '300', join(tmpdir(), 'millwright-apt.lock'), 'apt-get', ...words], options);

/**
 * Installs packages of the system where the account may; false where not.
 * @param {...string} packages
 */
export const aptInstall = (...packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    aptGet(['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages], { env });
  // A machine that is new has no list of packages yet.
  return install() || (aptGet(['update'], { env }) && install());
};

/**
 * Unpacks packages of the system into a folder, next to what is installed: nothing of the system changes. False where
 * they cannot be had within two minutes.
 */
export const aptUnpack = (folder, ...packages) => {
  if (!existsSync('/usr/bin/apt-get')) return false;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const apt = (...words) =>
    aptGet(['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...words], {
      cwd: folder,
      timeout: 120_000,
    });
  const download = () => apt('download', ...packages);
  if (!download() && !(apt('update') && download())) return false;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    if (!succeeds('dpkg', ['-x', file, '.'], { cwd: folder })) return false;
    rmSync(join(folder, file));
  }
  return true;
};
