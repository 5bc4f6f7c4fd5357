export { attachDelegatedHandlers, developingAttribute, type DelegatedHandlerPorts } from './delegated-handlers.ts';
