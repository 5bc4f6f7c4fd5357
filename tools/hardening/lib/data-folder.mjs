import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './servers.mjs';

let made = null;

/** Makes the content of a new installation, once for all goals of a run. */
const make = async ({ node, env }) => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-content-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await startApi({ node, env, settings: { DATA_DIR: folder, LOG_LEVEL: 'silent' } })).stop();
  return folder;
};

/** A data folder of its own, in the folder of a goal, with the content of a new installation. */
export const dataFolder = async ({ node, env, folder }) => {
  const source = await (made ??= make({ node, env }));
  const own = join(folder, 'data');
  mkdirSync(own, { recursive: true });
  cpSync(join(source, 'database'), join(own, 'database'), { recursive: true });
  return own;
};
