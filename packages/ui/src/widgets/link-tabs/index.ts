export { LinkTabs } from './link-tabs.tsx';
export type { LinkTab, LinkTabsProps } from './link-tabs.types.ts';
