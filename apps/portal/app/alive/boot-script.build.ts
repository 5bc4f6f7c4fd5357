import { minifySync } from 'vite';
import { aliveEvent, handoffId, installBoot } from './boot-script.ts';

/** The text of the inline script that installs the boot, made once when the portal is built. */
export function bootScriptText(): string {
  const call = `(${String(installBoot)})(window,(a)=>import(a),${JSON.stringify(handoffId)},${JSON.stringify(aliveEvent)})`;
  const { code, errors } = minifySync('boot.js', call);
  if (errors.length > 0) throw new Error(`The boot script does not parse: ${errors[0]!.message}`);
  return code.trim();
}
