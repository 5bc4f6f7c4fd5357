import type { ReactNode } from 'react';
import './host.css';

export const metadata = { title: 'Pumps and valves', icons: { icon: 'data:,' } };

const RootLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);

export default RootLayout;
