import { registerHooks } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// How Node runs tests: given to their processes by `--import`.

// V8 may stop a process that makes and drops many databases while it collects their code (nodejs/node issue 64500).
setFlagsFromString('--no-wasm-code-gc');

// Node reads the package.json that a module belongs to again for each module. Drizzle has hundreds of modules and 130 kB
// of exports, which takes half a second of every process that tests start: its modules name each other by file, and are
// ES modules all.
registerHooks({
  resolve(specifier, context, next) {
    const isDrizzle = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    return isDrizzle
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
