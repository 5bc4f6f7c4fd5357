import { format } from 'node:util';
import { languagesOf, setEditionLanguages } from '@millwright/domain';
import { vi } from 'vitest';

/** What a command did: its exit code, and what it wrote. */
export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

let calls = 0;

/**
 * Runs a command of `src/commands` in this process, with arguments and an environment of its own. A process of its own
 * costs half a second more, and two where it opens the embedded database; `commands.test.ts` has one for each command.
 */
export async function callCommand(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const { argv, exitCode } = process;
  const mask = process.umask();
  const variables = { ...process.env };
  const [output, errors] = [[] as string[], [] as string[]];
  const write =
    (lines: string[]) =>
    (...values: unknown[]) =>
      void lines.push(`${format(...values)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(write(output)),
    vi.spyOn(console, 'error').mockImplementation(write(errors)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0),
  ];
  try {
    process.argv = [process.execPath, `${name}.ts`, ...args];
    Object.assign(process.env, environment);
    calls += 1;
    // A module runs once under each URL.
    await import(/* @vite-ignore */ `../src/commands/${name}.ts?call=${calls}`);
    return { code: Number(process.exitCode ?? 0), output: output.join(''), errors: errors.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const variable of Object.keys(environment)) {
      if (variables[variable] === undefined) delete process.env[variable];
      else process.env[variable] = variables[variable];
    }
    process.argv = argv;
    process.exitCode = exitCode;
    process.umask(mask);
    setEditionLanguages(languagesOf(null));
  }
}
