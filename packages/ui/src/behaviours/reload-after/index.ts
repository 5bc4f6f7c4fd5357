export { createReloadAfter, type ReloadAfter, type ReloadAfterPorts } from './reload-after.ts';
