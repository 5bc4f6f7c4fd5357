import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether a program ends well, within five minutes. */
export const succeeds = (command, args, options = {}) => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000, ...options });
    return true;
  } catch {
    return false;
  }
};

/** Installs packages of the system where the account may; false where not. */
export const aptInstall = (...packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    succeeds('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages], {
      env,
    });
  return install() || (succeeds('apt-get', ['update'], { env }) && install());
};
