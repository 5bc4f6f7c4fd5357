import { Outlet } from 'react-router';

export default Outlet;
export { PageError as ErrorBoundary } from '../site/page-error.tsx';
