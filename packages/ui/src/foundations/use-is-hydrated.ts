import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Whether the component is hydrated: false on the server and in the first render in the browser, so that both agree. */
export const useIsHydrated = (): boolean => useSyncExternalStore(noChange, inBrowser, onServer);
