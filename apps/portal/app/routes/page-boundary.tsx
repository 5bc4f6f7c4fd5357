import { Outlet } from 'react-router-dom';

export default Outlet;
export { PageError as ErrorBoundary } from '../site/page-error.tsx';
