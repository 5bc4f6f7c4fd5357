export { ShareMenu } from './share-menu.tsx';
export type { ShareMenuProps, SharePorts } from './share-menu.types.ts';
