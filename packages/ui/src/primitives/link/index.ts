export {
  Link,
  LinkProvider,
  useNavigate,
  type LinkProps,
  type LinkProviderProps,
  type RouterLinkProps,
} from './link.tsx';
