import { run } from './run.mjs';

/**
 * Builds projects and what they are built of, and ends the process where that fails. Nx restores from its cache what did
 * not change. Inside a target of Nx nothing is left to do: the target's `dependsOn` names what it needs.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {...string} projects
 */
export const mustBuild = async (env, ...projects) => {
  if (process.env.NX_TASK_TARGET_PROJECT !== undefined) return;
  const args = ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const { code, output } = await run('nx', args, { env, quiet: true });
  if (code === 0) return;
  console.error(output);
  process.exit(code);
};
