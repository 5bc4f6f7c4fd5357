import { createHash } from 'node:crypto';
import { minifySync, type Plugin } from 'vite';
import { handoffId, installBoot } from './boot-script.ts';
import { aliveEvent, bootId, keepTaps } from './keep-taps.ts';

function minified(call: string): string {
  const { code, errors } = minifySync('boot.js', call);
  if (errors.length > 0) throw new Error(`The boot script does not parse: ${errors[0]!.message}`);
  return code.trim();
}

/** The text of the inline script that keeps early taps. */
export const tapScriptText = (): string => minified(`(${String(keepTaps)})(window,${JSON.stringify(bootId)},${JSON.stringify(aliveEvent)})`);

/** The text of the script file that wakes the page up. */
export const bootScriptText = (): string => minified(`(${String(installBoot)})(window,(a)=>import(a),${JSON.stringify(handoffId)})`);

const digest = (form: 'base64' | 'hex'): string => createHash('sha256').update(bootScriptText()).digest(form);

/** Path of the script file, without the slash in front. Its name holds a hash of what it holds. */
const bootFile = (): string => `assets/boot-${digest('hex').slice(0, 8)}.js`;

const attributes = (values: Record<string, string>): string => Object.entries(values).map(([name, value]) => ` ${name}="${value}"`).join('');

/**
 * What pages are built with: the inline script, and the element that loads the file without holding anything up. Deferred, it runs
 * when the document was read; Chromium lets an `async` one wait until the page was painted, and an early tap with it.
 */
export const bootConstants = (): Record<'TAP_SCRIPT' | 'BOOT_ELEMENT', string> => ({
  TAP_SCRIPT: JSON.stringify(tapScriptText()),
  BOOT_ELEMENT: JSON.stringify(`<script${attributes({ defer: '', id: bootId, src: `/${bootFile()}`, integrity: `sha256-${digest('base64')}` })}></script>`),
});

/** Gives the client its boot file. */
export const bootScript = (): Plugin => ({
  name: 'boot-script',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: bootFile(), source: bootScriptText() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${bootFile()}`, (_, response) => void response.setHeader('content-type', 'text/javascript').end(bootScriptText()));
  },
});
