import { FloatingBar } from '@millwright/ui/floating-bar';
import { Island } from './island.server.tsx';

/** The bar at the edge of the page: it comes alive when the visitor turns to it. */
export const Floating = () => (
  <Island name="floatingBar" props={{}} onIntent>
    <FloatingBar />
  </Island>
);
