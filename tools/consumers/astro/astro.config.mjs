import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// Modules of the package import their style sheets, which Node itself does not read: they go through Vite on the server
// too.
export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: { resolve: { noExternal: [/^@millwright\//] } },
});
