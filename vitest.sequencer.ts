import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Puts the files that name another environment than their project's last. A worker that the next file cannot share is
 * ended: in between, each of them would cost all that a worker has loaded, and its open database's compiled code.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = new Set(
      files.filter(({ moduleId, project }) => {
        const named = /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1];
        return named !== undefined && named !== project.config.environment;
      }),
    );
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !others.has(file)), ...sorted.filter((file) => others.has(file))];
  }
}
