import { Outlet } from 'react-router-dom';
import { BareShell } from '../shell/bare-shell.tsx';

/** The Empty layout: the page alone. */
export default function EmptyLayoutRoute() {
  return (
    <BareShell>
      <Outlet />
    </BareShell>
  );
}
