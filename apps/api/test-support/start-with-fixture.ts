import { registerHooks } from 'node:module';
import { seedFixture } from './fixture.ts';

/**
 * The program, whose first start makes the fixture in place of its own content. With the argument `held` it says when
 * that is written, and never ends the transaction.
 */
export const seed: typeof seedFixture = async (db) => {
  await seedFixture(db);
  if (process.argv[2] !== 'held') return;
  process.stdout.write('is written');
  await new Promise(() => undefined);
};

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/seed/index.ts') ? { url: import.meta.url, shortCircuit: true } : next(specifier, context),
});
// Not awaited: it imports this module in turn, which has to be evaluated by then.
void import('../src/main.ts');
