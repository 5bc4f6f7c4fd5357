import { isAbsolute, resolve } from 'node:path';
import { OperatorError, UsageError } from '../operator-error.ts';
import { makeFilesPrivate } from '../private-files.ts';

/** A path as the caller meant it: npm runs scripts in the folder of the project. */
export const pathFromCaller = (path: string): string =>
  isAbsolute(path) ? path : resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** The exit code where a command was called in a way that it does not understand. */
const misused = 2;

/** Runs a command to its end: what a person can put right is said without a stack, and the exit code tells scripts. */
export async function runToEnd(command: () => Promise<void | number>): Promise<void> {
  makeFilesPrivate();
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const isMisuse = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS_');
    const isReported =
      isMisuse || error instanceof OperatorError || /^(EACCES|EEXIST|EISDIR|ENOENT|ENOSPC|ENOTDIR|EROFS)$/.test(code);
    console.error(isReported ? (error as Error).message : error);
    process.exitCode = isMisuse ? misused : 1;
  }
}
