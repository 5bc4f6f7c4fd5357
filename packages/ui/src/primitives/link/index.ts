export { Link, LinkProvider, type LinkProps, type LinkProviderProps, type RouterLinkProps } from './link.tsx';
