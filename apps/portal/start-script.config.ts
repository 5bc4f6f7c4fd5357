import { minifySync } from 'vite';
import { startPage } from './app/runtime/start-script.ts';

/** The text of the inline script that starts a page, for `define`. */
export function startScriptText(): string {
  const { code, errors } = minifySync('start.js', `(${String(startPage)})(window,(url)=>import(url))`);
  if (errors.length > 0) throw new Error(`The start script does not parse: ${errors[0]!.message}`);
  return code.trim();
}
