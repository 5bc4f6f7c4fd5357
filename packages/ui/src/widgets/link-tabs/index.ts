export { LinkTabs, type LinkTab, type LinkTabsProps } from './link-tabs.tsx';
