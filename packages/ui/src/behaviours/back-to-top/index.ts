export { createBackToTop } from './back-to-top.machine.ts';
export { windowPorts } from './browser-ports.ts';
